import { fits, fitsNew, partRangesOf, rangesOf } from './part-ranges';

const elements = {
  partSerials: [
    'V-8011-00 | 2301-00001 |',
    'V-8016-00 | | 2252-99999',
    'V-8016-00 | 2310-00001 | 2310-00050',
  ],
};

test('a part is for the machines within one of its ranges, both ends included', () => {
  const ranges = rangesOf(partRangesOf(elements), 'v 8016/00');
  const serials = ['2252-99999', '2301-00001', '2310-00001', '2310-00050', '2310-00051'];
  expect(serials.filter((serial) => fits(ranges, serial))).toEqual([
    '2252-99999',
    '2310-00001',
    '2310-00050',
  ]);
});

test('a part without a line is for all machines', () => {
  expect(rangesOf(partRangesOf(elements), 'V-9021')).toEqual([]);
  expect(fits([], '0001-00001')).toBe(true);
});

test('new machines take parts whose range has no end', () => {
  expect(['V-8011-00', 'V-8016-00', 'V-9021'].filter((sku) => fitsNew(elements, sku))).toEqual([
    'V-8011-00',
    'V-9021',
  ]);
});

test('an end that is no serial number hides no part', () => {
  const [range] = partRangesOf({ partSerials: ['V-8011-00 | sometime | 2252-99999'] });
  expect(range).toEqual({ part: 'V-8011-00', from: undefined, to: '2252-99999' });
});
