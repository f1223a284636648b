/** @jest-environment jsdom */
import { vectors } from '../testing/hostile-html';
import { clean } from './sanitiser.browser';

it.each(vectors)('the editor leaves only harmless HTML of %s', (_name, html, expected) => {
  expect(clean(html)).toBe(expected);
});

it('keeps a new window from reaching back', () => {
  expect(clean('<a href="/x" target="_blank">x</a>')).toContain('rel="noopener"');
});
