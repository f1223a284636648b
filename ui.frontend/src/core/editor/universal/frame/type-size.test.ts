import { typeSize } from './type-size';

it.each([
  ['a heading in one line', { width: 800, height: 58 }, 24, 'text', 48],
  ['a heading in two lines of its own width', { width: 360, height: 80 }, 40, 'text', 35],
  ['a paragraph', { width: 720, height: 28 }, 47, 'richtext', 19],
  ['a small label', { width: 90, height: 15 }, 11, 'text', 14],
  ['an empty text with much room', { width: 900, height: 400 }, 0, 'text', 64],
] as const)('gives %s about the size that it has on the page', (_what, place, letters, type, size) => {
  expect(typeSize(place, letters, type)).toBe(size);
});
