/** @jest-environment jsdom */
import { hostLanguage } from './host-language';

it.each([
  ['de-CH', undefined, 'de-CH'],
  ['DE', undefined, 'de'],
  ['nl', undefined, 'en'],
  ['', undefined, 'en'],
  ['no tag at all', undefined, 'en'],
  ['de', 'fr-ch', 'fr-CH'],
  ['de', 'it', 'en'],
])('on a page in “%s” with the setting %s, uses %s', (page, settled, spoken) => {
  document.documentElement.lang = page;
  expect(hostLanguage(settled)).toBe(spoken);
});
