import { CONSOLES } from '../../../../../shared/addresses/consoles';
import { addressOf, consoleAt, placeIn } from './address';

const [sites] = CONSOLES;
const read = (address: string) => placeIn(sites, new URL(address, 'http://localhost'));

it('reads path, view and search words from an address', () => {
  expect(read('/sites.html/content/ventora/fr/%C3%A9t%C3%A9?view=list&q=dry+air')).toEqual({
    path: '/content/ventora/fr/été',
    view: 'list',
    words: 'dry air',
  });
  expect(read('/sites.html')).toEqual({ path: '/content', view: undefined, words: '' });
});

it('shows its root for any other path, and survives a stray percent sign', () => {
  expect(read('/sites.html/etc/passwd').path).toBe('/content');
  expect(read('/sites.html/content-other').path).toBe('/content');
  expect(read('/sites.html/content/100%').path).toBe('/content/100%');
  expect(read('/sites.html/content/a?view=pie').view).toBeUndefined();
});

it('writes addresses that it reads again', () => {
  const place = {
    path: '/content/a b/what?/50#',
    view: 'card',
    words: 'é & ü',
    language: 'de-DE',
  } as const;
  expect(read(addressOf(sites, place))).toEqual(place);
});

it('knows which addresses are consoles', () => {
  expect(consoleAt('/sites.html/content')?.id).toBe('sites');
  expect(consoleAt('/sites.htmlx')).toBeUndefined();
});
