import { vectors } from '../testing/hostile-html';
import { clean } from './sanitiser.node';

it.each(vectors)('leaves only harmless HTML of %s on the server', (_name, html, expected) => {
  expect(clean(html)).toBe(expected);
});

it('denies a new window access to its opener on the server', () => {
  expect(clean('<a href="/x" target="_blank">x</a>')).toContain('rel="noopener"');
});
