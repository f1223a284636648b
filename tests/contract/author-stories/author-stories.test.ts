import path from 'node:path';
import { readStories } from './read-stories';

/* What authors do is tried in a browser, as stories: many by keyboard only, and some with two people. */

const stories = readStories(path.resolve(__dirname, '../../e2e/editor')).filter(
  ({ file }) => file !== 'visitors.spec.ts',
);

it('has a hundred stories of authors, each with a title of its own', () => {
  expect(stories.length).toBeGreaterThanOrEqual(100);
  expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
});

it('has twenty of them by keyboard only', () => {
  expect(stories.filter(({ isByKeyboard }) => isByKeyboard).length).toBeGreaterThanOrEqual(20);
});

it('has ten of them with two people in two browsers', () => {
  expect(stories.filter(({ isOfTwo }) => isOfTwo).length).toBeGreaterThanOrEqual(10);
});

it('promises nothing in a title: what is said to be by keyboard only is', () => {
  const promised = stories.filter(({ title }) => /keyboard (?:alone|only)/.test(title));
  expect(promised.filter(({ isByKeyboard }) => !isByKeyboard).map(({ title }) => title)).toEqual([]);
});
