import { exampleAddress, settingsFrom, type ExampleSettings } from '../../kit/library/example-settings';

/** Reloads all examples when a switch changes, and keeps the choice in the page's address. */
export function mount(root: HTMLElement): () => void {
  const form = root as HTMLFormElement;
  const off = new AbortController();
  const onChange = () => {
    const settings = settingsFrom(Object.fromEntries(new FormData(form)));
    const query = new URLSearchParams(settings).toString();
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${query ? `?${query}` : ''}${location.hash}`,
    );
    apply(settings);
  };
  form.addEventListener('change', onChange, { signal: off.signal });
  // The button is for readers without scripts; here Enter would reload the page.
  form.addEventListener('submit', (event) => event.preventDefault(), { signal: off.signal });
  // Going back restores the switches, but not the frames.
  onChange();
  return () => off.abort();
}

function apply(settings: ExampleSettings): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-address]')) {
    const { address = '', language } = frame.dataset;
    const source = exampleAddress(address, language, settings);
    if (frame.getAttribute('src') !== source) frame.setAttribute('src', source);
    frame.parentElement?.querySelector('a')?.setAttribute('href', source);
    if (settings.width) frame.dataset.width = settings.width;
    else delete frame.dataset.width;
  }
}
