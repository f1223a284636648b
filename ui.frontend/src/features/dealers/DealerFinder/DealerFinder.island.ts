import { moveMap } from './move-map';

/** Positions leave the browser rounded to hundredths of a degree, about a kilometre. */
const rounded = (degrees: number) => degrees.toFixed(2);
/** Limits the timer until a dealer opens or closes: browser timers run for at most 24 days. */
const LONGEST_MINUTES = 1440;

/** Loads the next list without leaving the page, uses the visitor's position on request, and keeps "open" up to date. */
export function mount(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const status = document.createElement('p');
  status.className = 'cmp-dealerfinder__hidden';
  status.setAttribute('role', 'status');
  root.append(status);
  let latest = 0;
  let timer = 0;

  const part = <T extends HTMLElement>(name: string) => root.querySelector<T>(`.cmp-dealerfinder__${name}`)!;

  /** @param step how to change the browser's history */
  const show = async (url: string, step: 'push' | 'replace' | 'none') => {
    const turn = ++latest;
    root.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(url, { headers: { accept: 'text/html' }, signal });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const answer = page.getElementById(root.id)?.querySelector<HTMLElement>('.cmp-dealerfinder__answer');
      if (turn !== latest) return;
      if (!answer) throw new Error(`no dealers at ${url}`);
      put(answer);
      const address = new URL(answer.dataset.address ?? url, location.href);
      const here = url.includes('position=') ? address : new URL(url, location.href);
      if (step === 'push') history.pushState(null, '', here);
      else if (step === 'replace') history.replaceState(null, '', here);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      status.textContent = root.dataset.failed ?? '';
      // If the list cannot be fetched, the browser may still be able to open the page.
      if (step === 'push' && !url.includes('position=')) location.assign(url);
    } finally {
      if (turn === latest) root.removeAttribute('aria-busy');
    }
  };

  const put = (answer: HTMLElement) => {
    const focused = keyOf(document.activeElement);
    const isUnfolded = part<HTMLDetailsElement>('filters').open;
    part('answer').replaceWith(answer);
    part<HTMLDetailsElement>('filters').open ||= isUnfolded;
    begin();
    if (focused) root.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
    status.textContent = part('total').textContent;
  };

  const begin = () => {
    part('position').hidden = !('geolocation' in navigator);
    part('apply').hidden = true;
    clearTimeout(timer);
    const minutes = Number(part('answer').dataset.minutes);
    if (minutes) timer = window.setTimeout(renew, (Math.min(minutes, LONGEST_MINUTES) + 0.1) * 60_000);
  };

  /** A dealer has opened or closed. A hidden page waits until it is visible. */
  const renew = () => {
    if (document.hidden) document.addEventListener('visibilitychange', renew, { once: true, signal });
    else void show(location.href, 'none');
  };

  const send = (form: HTMLFormElement, step: 'push' | 'replace') => {
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value !== '') asked.append(name, String(value));
    const url = new URL(form.action);
    url.search = asked.toString();
    return show(url.href, step);
  };

  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void send(event.target as HTMLFormElement, 'push').then(() => part('total').focus());
    },
    { signal },
  );
  root.addEventListener(
    'change',
    ({ target }) => {
      const control = target as HTMLInputElement;
      if (control.form && control.name !== 'place') void send(control.form, 'replace');
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const link = target.closest('a[data-step]');
      if (event.defaultPrevented) return;
      const isPlain =
        event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (link && isPlain) {
        event.preventDefault();
        const isOfMap = link.closest('.cmp-dealerfinder__map') !== null;
        void show(addressOf(link), isOfMap ? 'replace' : 'push').then(() => isOfMap || part('total').focus());
      } else if (target.closest('.cmp-dealerfinder__position-button')) locate();
    },
    { signal },
  );
  moveMap(root, (url) => void show(url, 'replace'), signal);
  window.addEventListener('popstate', () => void show(location.href, 'none'), { signal });

  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const url = new URL(part<HTMLFormElement>('form').action);
        url.searchParams.set('position', `${rounded(coords.latitude)},${rounded(coords.longitude)}`);
        void show(url.href, 'push').then(() => part('total').focus());
      },
      () => {
        status.textContent = root.dataset.denied ?? '';
        part('position').querySelector('span')!.textContent = root.dataset.denied ?? '';
      },
      { maximumAge: 600_000, timeout: 10_000 },
    );

  begin();
  return () => {
    stop.abort();
    clearTimeout(timer);
    status.remove();
  };
}

/** In SVG, a link's `href` property is an object. */
const addressOf = (link: Element): string => new URL(link.getAttribute('href') ?? '', location.href).href;

/** A selector that finds the focused control again in the next list. */
function keyOf(element: Element | null): string | undefined {
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    return element.type === 'checkbox'
      ? `[name="${element.name}"][value="${element.value}"]`
      : `[name="${element.name}"]`;
  }
  const map = element?.closest('.cmp-dealerfinder__map');
  const key = element?.closest<HTMLElement>('[data-key]')?.dataset.key;
  // The pressed link is gone; the map is not.
  return map ? (key ? `[data-key="${key}"]` : `#${CSS.escape(map.id)}`) : undefined;
}
