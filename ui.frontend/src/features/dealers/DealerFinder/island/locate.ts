import { part } from './part';

/** Positions leave the browser rounded to hundredths of a degree, about a kilometre. */
const rounded = (degrees: number) => degrees.toFixed(2);

/** Asks the browser for the visitor's position, and goes to the list near it. */
export function locate(root: HTMLElement, status: HTMLElement, go: (url: string) => void): void {
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const url = new URL(part<HTMLFormElement>(root, 'form').action);
      url.searchParams.set('position', `${rounded(coords.latitude)},${rounded(coords.longitude)}`);
      go(url.href);
    },
    () => {
      const denied = root.dataset.denied ?? '';
      status.textContent = denied;
      part(root, 'position').querySelector('span')?.replaceChildren(denied);
    },
    { maximumAge: 600_000, timeout: 10_000 },
  );
}
