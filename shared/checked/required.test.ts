import { entryOf, required } from './required';

it('gives back a value that is there, even an empty one', () => {
  expect([required(0, 'A number'), required('', 'A text')]).toEqual([0, '']);
});

it('names what is missing', () => {
  expect(() => required(undefined, 'The home page')).toThrow('The home page is missing');
});

it('gives the entry of a map, or names the key that it has not', () => {
  const map = new Map([['de', 1]]);
  expect(entryOf(map, 'de')).toBe(1);
  expect(() => entryOf(map, 'fr')).toThrow('There is no entry for fr');
});
