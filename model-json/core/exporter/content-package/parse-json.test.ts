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
      // a name that is a number takes the way of the ordered parser
      const source = JSON.stringify({ 1: value }, null, 2);
      expect(plain(parseOrderedJson(source))).toEqual(JSON.parse(source));
    }),
  );
});

it('lets the last of two equal names count', () =>
  expect(plain(parseOrderedJson('{"1": 1, "1": 2}'))).toEqual({ 1: 2 }));

it.each([
  ['{\n"a": 1,\n}', 'line 3: a comma before }'],
  ['{"a" 1}', 'line 1: a colon was expected'],
  ['[1 2]', 'line 1: a comma or ] was expected'],
  ['{"a": tru}', 'line 1: no value'],
  ['{} x', 'line 1: text after the end'],
  ['', 'line 1: no value'],
])('says where %j goes wrong', (source, message) => {
  expect(() => parseOrderedJson(source)).toThrow(new JsonSyntaxError(message));
});
