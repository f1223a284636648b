import { addressOf, isControl } from './controls';
import { part } from './part';
import type { Show } from './show-dealers';

/**
 * Shows what the form and the links lead to without leaving the page.
 *
 * @param locate called for the button that uses the visitor's position
 */
export function followControls(
  root: HTMLElement,
  show: Show,
  locate: (go: (url: string) => void) => void,
  signal: AbortSignal,
): void {
  const go = (url: string) => void show(url, 'push').then(() => part(root, 'total').focus());
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) go(addressOf(event.target));
  };
  const onChange = ({ target }: Event) => {
    if (isControl(target) && target.form && target.name !== 'place')
      void show(addressOf(target.form), 'replace');
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[data-step]');
    if (link && isPlain(event)) {
      event.preventDefault();
      // In SVG, a link's `href` property is an object.
      const url = new URL(link.getAttribute('href') ?? '', location.href).href;
      if (link.closest('.cmp-dealerfinder__map')) void show(url, 'replace');
      else go(url);
    } else if (event.target.closest('.cmp-dealerfinder__position-button')) locate(go);
  };
  root.addEventListener('submit', onSubmit, { signal });
  root.addEventListener('change', onChange, { signal });
  root.addEventListener('click', onClick, { signal });
}

/** A click that opens no tab or window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
