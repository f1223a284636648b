import fc from 'fast-check';
import { parseValue, TYPES } from './value';

const texts = (text: string) => parseValue(text).values;

it('reads types, escapes and lists as FileVault does', () => {
  expect(parseValue('plain')).toEqual({ type: 'String', values: ['plain'], isList: false });
  expect(parseValue('{Long}7')).toEqual({ type: 'Long', values: ['7'], isList: false });
  expect(parseValue('{Date}[a,b]')).toEqual({ type: 'Date', values: ['a', 'b'], isList: true });
  expect(texts('[a,b\\,c,\\[d\\]]')).toEqual(['a', 'b,c', '[d]']);
  expect(texts('\\{Long}7')).toEqual(['{Long}7']);
  expect(texts('\\[a,b]')).toEqual(['[a,b]']);
  expect(texts('{String}\\\\n')).toEqual(['\\n']);
  expect(texts('\\u263a and \\\\u263a')).toEqual(['\u263a and \\u263a']);
  expect(texts('[a]b,c]')).toEqual(['a]b', 'c']);
});

it('tells an empty list, a list of one empty text and an empty text apart', () => {
  expect(parseValue('[]')).toEqual({ type: 'String', values: [], isList: true });
  expect(parseValue('[\\0]')).toEqual({ type: 'String', values: [''], isList: true });
  expect(parseValue('')).toEqual({ type: 'String', values: [''], isList: false });
  expect(texts('[,]')).toEqual(['', '']);
  expect(parseValue('{Long}[]')).toEqual({ type: 'Long', values: [], isList: true });
});

it('refuses types that JCR does not have, and broken escapes', () => {
  expect(() => parseValue('{Float}1')).toThrow('JCR has no type "Float"');
  expect(() => parseValue('\\u12')).toThrow('four hexadecimal digits');
});

it('reads every value that follows the grammar', () => {
  const escaped = (text: string) => text.replace(/[\\,[\]{}]/g, '\\$&');
  const any = fc.tuple(fc.constantFrom(...TYPES), fc.array(fc.string({ unit: 'binary' })), fc.boolean());
  fc.assert(
    fc.property(any, ([type, values, isList]) => {
      const items = isList ? values : [values[0] ?? ''];
      const body = items.length === 1 && items[0] === '' ? '\\0' : items.map(escaped).join(',');
      const text = `{${type}}${isList ? `[${body}]` : escaped(items[0] ?? '')}`;
      expect(parseValue(text)).toEqual({ type, values: items, isList });
    }),
  );
});
