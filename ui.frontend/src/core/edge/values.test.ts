/** @jest-environment jsdom */
import fc from 'fast-check';
import { readValue } from './read-value';
import type { Json } from './values';
import { writeValue } from './write-value';

function cell(html: string): Element {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild!;
}
const back = (value: Json): Json => readValue(cell(writeValue(value)));

it.each<[string, Json, string]>([
  ['words as text', 'Air at work', 'Air at work'],
  ['lines as lines', 'One\nTwo', 'One<br>Two'],
  ['rich text as it is', '<p>Dry <b>air</b></p>', '<p>Dry <b>air</b></p>'],
  ['what is not for readers as code', 'h2', '<code>h2</code>'],
  ['a number as code', 10, '<code>10</code>'],
  ['an address that looks like a number as a text', '10', '<code>&quot;10&quot;</code>'],
  ['a link', { valid: true, url: '/quote' }, '<a href="/quote">/quote</a>'],
  [
    'a picture',
    { src: '/m-50.jpeg', alt: 'The M 50' },
    '<picture><img src="/m-50.jpeg" alt="The M 50"></picture>',
  ],
  ['a list', ['Dry', 'Clean'], '<ul><li><code>-</code> Dry</li><li><code>-</code> Clean</li></ul>'],
  [
    'a link by the words beside it',
    { title: 'Ask us', link: { valid: true, url: '/quote' } },
    '<ul><li><code>title</code> Ask us</li><li><code>link</code> <a href="/quote">Ask us</a></li></ul>',
  ],
])('writes %s, and reads the same', (_name, value, html) => {
  expect(writeValue(value)).toBe(html);
  expect(back(value)).toEqual(value);
});

it('keeps what a link says besides its address, and a picture besides its text', () => {
  const link = { valid: true, url: '/a', attributes: { target: '_blank' } };
  const picture = { src: '/a.jpeg', alt: '', width: 640, focalPoint: '30,40' };
  expect(back(link)).toEqual(link);
  expect(back([picture])).toEqual([picture]);
});

it('leaves a picture’s renditions to Edge Delivery', () => {
  expect(writeValue({ src: '/a.jpeg', alt: 'A', srcset: '/a-1.jpeg 640w', sources: [] })).toBe(
    '<picture><img src="/a.jpeg" alt="A"></picture>',
  );
});

it('keeps an author’s list of code apart from its own', () => {
  const html = '<ul><li><code>npm</code> start</li></ul>';
  expect(back(html)).toBe(html);
});

it('reads the same after Markdown, which puts paragraphs around lines or takes them away', () => {
  const html =
    '<ul><li><p><code>title</code> Ask us</p></li><li><p><code>text</code></p><p>At any time</p></li>' +
    '<li><p><code>link</code> <a href="/quote">Ask us</a></p></li></ul>';
  expect(readValue(cell(html))).toEqual({
    title: 'Ask us',
    text: '<p>At any time</p>',
    link: { valid: true, url: '/quote' },
  });
  expect(readValue(cell('<p><code>true</code></p>'))).toBe(true);
  expect(readValue(cell('\n  <p><img src="/a.jpeg" alt="A"></p>\n'))).toEqual({ src: '/a.jpeg', alt: 'A' });
});

it('reads whatever it writes', () => {
  const key = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/);
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[A-Z][a-z ]{0,12}[a-z]$/),
    fc.constantFrom(
      '<p>Dry</p>',
      'a & b',
      '  x',
      '1 < 2',
      '<b>x</b>',
      'null',
      '[]',
      '-',
      'a\n\nb',
      '\u00a0',
      '&amp;',
    ),
  );
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.integer(),
      fc.boolean(),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(value, (given) => {
      const blank = given === '' || (Array.isArray(given) && given.length === 0);
      expect(back(given)).toEqual(blank ? undefined : given);
    }),
    { numRuns: 400 },
  );
});
