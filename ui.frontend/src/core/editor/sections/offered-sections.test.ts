import type { AllowedComponent } from '../sling/SlingClient';
import { offeredSections, refusedText } from './offered-sections';

const section = (title: string, types: readonly string[], description = '') => ({
  path: `/content/sections/site/${title}`,
  ...{ title, types, description, by: '', at: '' },
});
const allowed = ['x/text', 'x/title'].map((resourceType) => ({ resourceType }) as AllowedComponent);
const all = [
  section('Contact', ['x/title', 'x/text'], 'Opening hours of a branch'),
  section('Our opening hours', ['x/text']),
  section('Opening offer', ['x/text']),
  section('Gallery', ['x/title', 'x/image']),
];
const titles = (search: string) => offeredSections(all, search, allowed).sections.map(({ title }) => title);

it('offers the sections whose components the container takes, and counts the others', () => {
  expect(titles('')).toEqual(['Contact', 'Our opening hours', 'Opening offer']);
  expect(offeredSections(all, '', allowed).refused).toBe(1);
  expect(refusedText(1, 'Tabs')).toBe('1 section has components that Tabs does not take.');
  expect(refusedText(0, 'Tabs')).toBeUndefined();
});

it('ranks titles that begin with the search first, and finds descriptions if no title matches', () => {
  expect(titles('opening')).toEqual(['Opening offer', 'Our opening hours']);
  expect(titles('branch')).toEqual(['Contact']);
  expect(titles('zzz')).toEqual([]);
});
