import { firstDifference, type Json } from './json-assert';

const same = (expected: Json, actual: Json) => expect(firstDifference(expected, actual)).toBeUndefined();

describe('two documents agree', () => {
  it('in any order of keys', () => same({ a: 1, b: 2 }, { b: 2, a: 1 }));
  it('in any order of simple values in an array', () => same([1, 'x', true], [true, 1, 'x']));
  it('in any order of objects with a unique key', () =>
    same(
      [
        { id: 'a', n: 1 },
        { id: 'b', n: 1 },
      ],
      [
        { id: 'b', n: 1 },
        { id: 'a', n: 1 },
      ],
    ));
  it('in any order of objects without a unique key', () =>
    same([{ n: [1] }, { n: [2] }], [{ n: [2] }, { n: [1] }]));
  it('when numbers are equal as doubles', () => same(1, 1.0));
});

describe('names the place of a difference', () => {
  it.each<[string, Json, Json, string]>([
    ['a missing key', { a: { b: 1 } }, { a: {} }, '/a/b: expected 1, got nothing'],
    ['an extra key', { a: 1 }, { a: 1, c: null }, '/c: unexpected null'],
    ['null for absence', { a: null }, {}, '/a: expected null, got nothing'],
    ['text instead of a number', { a: 1 }, { a: '1' }, '/a: expected 1, got "1"'],
    ['an object instead of an array', [], {}, '(root): expected [], got {}'],
    ['the length of an array', [1, 2], [1], '(root): expected 2 entries, got 1'],
    ['how often a value occurs', [1, 1, 2], [1, 2, 2], '[1]: expected 1, got 2'],
    [
      'an object found by its key',
      [
        { id: 'a', n: 1 },
        { id: 'b', n: 2 },
      ],
      [
        { id: 'b', n: 2 },
        { id: 'a', n: 3 },
      ],
      '[id="a"]/n: expected 1, got 3',
    ],
  ])('%s', (_what, expected, actual, message) => {
    expect(firstDifference(expected, actual)).toBe(message);
  });
});
