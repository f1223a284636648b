import { exactNumber, exactProperties, parseExact, printExact } from './exact-json';
import { storedDouble, storedLong, storedText } from './exact-values';

it.each([
  ['9007199254740993', '9007199254740993'],
  ['9223372036854775807', '9223372036854775807'],
  ['-9223372036854775808', '-9223372036854775808'],
])('prints the Long %s without loss', (text, printed) => {
  const { value, exact } = storedLong(text)!;
  expect(printExact(exactProperties({ n: value, ':n': exact! }))).toBe(`{"n":${printed}}`);
});

it.each([
  [2, '2.0'],
  [-0, '0.0'],
  [1e7, '1.0E+7'],
  [1.25e21, '1.25E+21'],
])('prints the Double %d as a Double', (number, printed) => {
  const { value, exact } = storedDouble(number);
  const json = printExact(exactProperties({ n: value, ':n': exact! }));
  expect(json).toBe(`{"n":${printed}}`);
  expect(JSON.parse(json)).toEqual({ n: number + 0 });
});

it('stores no more than the number where a number is exact', () => {
  expect([storedLong('7'), storedDouble(7.25)]).toEqual([{ value: 7 }, { value: 7.25 }]);
  expect(storedLong('9223372036854775808')).toBeUndefined();
});

it('ignores an exact form that no longer belongs to the value', () => {
  expect(exactProperties({ n: 3, ':n': '{Double}2.0' })).toEqual({ n: 3 });
  expect(exactProperties({ n: [3], ':n': '{Double}3.0' })).toEqual({ n: [3] });
});

it('reads numbers as they are spelled, and nothing in texts', () => {
  const json = parseExact('{"a":2.0,"b":2,"c":"2.0 \\"3.0\\"","d":[9007199254740993,-1e3],"e":0.5}') as {
    readonly [name: string]: unknown;
  };
  const [long, thousand] = json['d'] as unknown[];
  expect(exactNumber(json['a'])).toBe('2.0');
  expect([json['b'], json['c'], json['e']]).toEqual([2, '2.0 "3.0"', 0.5]);
  expect([long, thousand].map(exactNumber)).toEqual(['9007199254740993', '-1e3']);
});

it('prints valid JSON whatever texts contain', () => {
  const texts = { a: '\u0000#1.2.3', b: '"\\u0000#2', c: 2, ':c': '{Double}2.0' };
  expect(() => JSON.parse(printExact(exactProperties(texts)))).not.toThrow();
});

it('prints texts of other types as texts', () => {
  const { value, exact } = storedText('Date', '2026-01-02T03:04:05.000Z');
  const node = { when: value, ':when': exact!, names: ['a:b', 'c'], ':names': ['{Name}a:b', '{Name}c'] };
  expect(printExact(exactProperties(node))).toBe('{"when":"2026-01-02T03:04:05.000Z","names":["a:b","c"]}');
});
