import { followUnits } from './follow-units';
import { KEPT_UNITS } from './kept-units';

/** Where the script in a page's head redirects a visitor; undefined if it does not. */
function leads(address: string, kept: string | null, drawnIn = 'metric'): string | undefined {
  let led: string | undefined;
  const location = {
    href: `https://ventora.example${address}`,
    replace: (to: URL) => (led = to.pathname + to.search),
  };
  const root = { dataset: { units: drawnIn }, hidden: false };
  const localStorage = {
    getItem: (name: string) => {
      if (kept === 'refused') throw new DOMException('no');
      return name === KEPT_UNITS ? kept : null;
    },
  };
  const run = new Function('document', 'location', 'localStorage', 'setTimeout', followUnits);
  run({ documentElement: root }, location, localStorage, () => undefined);
  expect(root.hidden).toBe(led !== undefined);
  return led;
}

it('redirects visitors who chose other units to the same page in theirs', () => {
  expect(leads('/products/r-7', 'us')).toBe('/products/r-7?units=us');
  expect(leads('/products/r-7?variant=V-1', 'us')).toBe('/products/r-7?variant=V-1&units=us');
  expect(leads('/products/r-7', 'metric', 'us')).toBe('/products/r-7?units=metric');
});

it('does not redirect other visitors', () => {
  expect(leads('/products/r-7', null)).toBeUndefined();
  expect(leads('/products/r-7', 'metric')).toBeUndefined();
  expect(leads('/products/r-7', 'refused')).toBeUndefined();
  expect(leads('/products/r-7', '"><script>')).toBeUndefined();
});

it.each(['/p?units=metric', '/search?maxPressure.min=7', '/find?flow=500&pressure=7'])(
  'does not redirect from %s',
  (address) => expect(leads(address, 'us')).toBeUndefined(),
);
