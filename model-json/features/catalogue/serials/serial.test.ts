import { areAlike, compareSerials, isSerial, readSerial } from './serial';

test.each([
  ['2438-00127', '2438-00127'],
  [' 2438-00127 ', '2438-00127'],
  ['2438 – 00127', '2438-00127'],
  ['２４３８‐００１２７', '2438-00127'],
  ['s/n: a 4711', 'A-4711'],
  ['S/N 2438-00127', '2438-00127'],
  ['Nr. 17', '17'],
  ['SN123', 'SN123'],
])('reads “%s” as plates write it: %s', (typed, serial) => {
  expect(readSerial(typed)).toBe(serial);
});

test.each(['', '  ', '<script>', 'motor', '2438,00127', '1'.repeat(41)])(
  'knows that “%s” is on no plate',
  (typed) => {
    expect(readSerial(typed)).toBeUndefined();
  },
);

test.each([
  ['2438-00127', '2301-00001', true],
  ['2438-127', '2301-00001', true],
  ['243800127', '2301-00001', true],
  ['B10', 'B9', true],
  ['V-3015-08', '2301-00001', false],
  ['3015', '2301-00001', false],
  ['24380012', '2301-00001', false],
  ['A12345678', '2301-00001', false],
])('sees whether %s has the form of %s: %s', (typed, other, isAlike) => {
  expect(areAlike(typed, other)).toBe(isAlike);
});

test('accepts the serial numbers of other makers', () => {
  expect(['A-4711', 'WUX123456', '12.34/56', 'API_99'].filter((each) => !isSerial(each))).toEqual([]);
});

test.each([
  ['2252-99999', '2301-00001'],
  ['2301-00001', '2301-00002'],
  ['2301-99', '2301-00100'],
  ['B9', 'B10'],
  ['A-99', 'B-1'],
  ['9', '12345678901234567890123'],
  ['225299999', '2301-00001'],
  ['2252-99999', '230100001'],
  ['2301', '2301-00001'],
])('puts %s before %s', (early, late) => {
  expect(compareSerials(early, late)).toBeLessThan(0);
  expect(compareSerials(late, early)).toBeGreaterThan(0);
});

test.each([
  ['2438-00127', '243800127'],
  ['2438-127', '2438/00127'],
  ['a12', 'A-12'],
])('takes %s and %s for the same', (one, other) => {
  expect(compareSerials(one, other)).toBe(0);
});
