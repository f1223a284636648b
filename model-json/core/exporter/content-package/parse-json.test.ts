import fc from 'fast-check';
import { JsonSyntaxError, parseOrderedJson } from './parse-json';

const plain = (value: unknown): unknown => {
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([name, member]) => [name, plain(member)]));
  return Array.isArray(value) ? value.map(plain) : value;
};

it('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      // a numeric name takes the path of the ordered parser
      const source = JSON.stringify({ 1: value }, null, 2);
      expect(plain(parseOrderedJson(source))).toEqual(JSON.parse(source));
    }),
  );
});

it('keeps the last of two members with the same name', () =>
  expect(plain(parseOrderedJson('{"1": 1, "1": 2}'))).toEqual({ 1: 2 }));

it.each([
  ['{\n"a": 1,\n}', 'line 3: unexpected comma before }'],
  ['{"a" 1}', 'line 1: expected a colon'],
  ['[1 2]', 'line 1: expected a comma or ]'],
  ['{"a": tru}', 'line 1: no value'],
  ['{} x', 'line 1: unexpected text after the end'],
  ['', 'line 1: no value'],
])('says where %j is invalid', (source, message) => {
  expect(() => parseOrderedJson(source)).toThrow(new JsonSyntaxError(message));
});
