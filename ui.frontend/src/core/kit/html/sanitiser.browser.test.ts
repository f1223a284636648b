/** @jest-environment jsdom */
import { vectors } from '../testing/hostile-html';
import { clean } from './sanitiser.browser';

it.each(vectors)('leaves only harmless HTML of %s in the editor', (_name, html, expected) => {
  expect(clean(html)).toBe(expected);
});

it('denies a new window access to its opener in the editor', () => {
  expect(clean('<a href="/x" target="_blank">x</a>')).toContain('rel="noopener"');
});
