import { freeName, nameFault, pageNameOf } from './page-name';

it.each([
  ['Größe & Gewicht', 'groesse-gewicht'],
  ['  Été à Québec! ', 'ete-a-quebec'],
  ['Łódź', 'lodz'],
  ['100 % oil-free', '100-oil-free'],
  ['空気', ''],
  [`${'a'.repeat(63)} b`, 'a'.repeat(63)],
])('makes of the title “%s” the name “%s”', (title, name) => {
  expect(pageNameOf(title)).toBe(name);
});

it('says what is wrong with a name', () => {
  expect(nameFault('news-2')).toBeUndefined();
  for (const name of ['', 'News', 'a b', 'ü', '-a', 'a/b', 'x'.repeat(65)])
    expect(nameFault(name)).toBeDefined();
});

it('finds a free name', () => {
  const taken = ['news', 'news-2'];
  expect(freeName('news', (name) => taken.includes(name))).toBe('news-3');
});
