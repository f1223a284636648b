/** @jest-environment jsdom */
import fc from 'fast-check';
import { docValue, toDocView, xmlName, type DocNode, type DocValue } from '../../../scripts/generate/docview';
import { readDocView, readName, readValue, type Node } from './docview-reader';

// Characters that XML cannot represent are refused; see the last test.
const text = fc
  .string({
    unit: fc.oneof(fc.constantFrom(...'\\[]{},"<>&\'\n\t\r _x0041_'), fc.string({ unit: 'grapheme' })),
  })
  .filter((each) => !/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/u.test(each));
const value: fc.Arbitrary<DocValue> = fc.oneof(
  text,
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((each) => !Object.is(each, -0)),
  fc.array(text, { maxLength: 4 }),
);
const localName = fc.string({ minLength: 1, maxLength: 8 }).filter((each) => !each.includes(':'));
const name = fc.oneof(
  localName,
  localName.map((each) => `sling:${each}`),
);
const tree = (depth: number): fc.Arbitrary<DocNode> =>
  fc.record({
    properties: fc.dictionary(name, value, { maxKeys: 4 }),
    children:
      depth === 0
        ? fc.constant([])
        : fc.uniqueArray(fc.tuple(name, tree(depth - 1)), { selector: ([key]) => key, maxLength: 3 }),
  });

const asRead = (key: string, { properties, children }: DocNode): Node => ({
  name: key,
  properties: { ...properties } as Node['properties'],
  children: children.map(([child, node]) => asRead(child, node)),
});

it('reads back every tree that it writes', () => {
  fc.assert(
    fc.property(tree(3), (root) => {
      expect(readDocView(toDocView(root))).toEqual(asRead('jcr:root', root));
    }),
  );
});

it.each<[DocValue, string]>([
  ['{Boolean}true', '\\{Boolean}true'],
  ['[a-z]+', '\\[a-z]+'],
  ['a,b [c] {d}', 'a,b [c] {d}'],
  ['\\d{3}', '\\\\d{3}'],
  [true, '{Boolean}true'],
  [5000, '{Long}5000'],
  [0.35, '{Double}0.35'],
  [[], '[]'],
  [[''], '[\\0]'],
  [['a,b', 'c'], '[a\\,b,c]'],
])('writes %j as %s', (given, written) => {
  expect(docValue(given)).toBe(written);
  expect(readValue(written)).toEqual(given);
});

it('escapes names that are invalid in XML by ISO 9075', () => {
  expect(xmlName('jcr:title')).toBe('jcr:title');
  expect(xmlName('16-9')).toBe('_x0031_6-9');
  expect(xmlName('imageFromPageImage@TypeHint')).toBe('imageFromPageImage_x0040_TypeHint');
  expect(readName(xmlName('_x0041_'))).toBe('_x0041_');
});

it('writes the same text for any order of properties', () => {
  const one = toDocView({ properties: { name: 'x', 'jcr:primaryType': 'nt:unstructured' }, children: [] });
  const other = toDocView({ properties: { 'jcr:primaryType': 'nt:unstructured', name: 'x' }, children: [] });
  expect(one).toBe(other);
});

it('refuses what it cannot represent', () => {
  const leaf: DocNode = { properties: {}, children: [] };
  expect(() => toDocView({ properties: { label: 'a\0b' }, children: [] })).toThrow(
    'label contains the character U+0000',
  );
  expect(() => toDocView({ properties: { 'other:size': 'x' }, children: [] })).toThrow(
    'no namespace "other"',
  );
  expect(() => toDocView({ properties: {}, children: [['a', leaf], ['a', leaf]] })).toThrow('two child nodes "a"'); // prettier-ignore
});
