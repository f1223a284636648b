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
])('speaks on a page in “%s” with %s settled: %s', (page, settled, spoken) => {
  document.documentElement.lang = page;
  expect(hostLanguage(settled)).toBe(spoken);
});
