import { text } from '../content-tree';
import { list, products, variation } from './products';

const FOLDER = '/content/dam/ventora/products';

/** What the machines' fragments say of a spare part: `2301-00001 |`, `| 2252-99999`. */
const ranges = new Map<string, Set<string>>();
for (const master of products.values())
  for (const line of list(master, 'partSerials')) {
    const [sku = '', ...ends] = line.split('|').map((part) => part.trim());
    const known = ranges.get(sku) ?? new Set();
    ranges.set(sku, known.add(ends.join('|')));
  }

test('has spare parts that changed in three families or more', () => {
  const families = new Set(
    [...products.values()]
      .filter((master) => list(master, 'partSerials').length > 0)
      .map((master) => text(master, 'family').split('/')[1]),
  );
  expect(families.size).toBeGreaterThanOrEqual(3);
});

test('gives a part the same serial numbers at each of its machines', () => {
  expect([...ranges].filter(([, own]) => own.size > 1)).toEqual([]);
});

test.each(['master', 'de', 'fr', 'es'])(
  '%s: a part names its serial numbers, and the part beside it',
  (language) => {
    for (const [sku, own] of ranges) {
      const note = text(variation(`${FOLDER}/${sku.toLowerCase()}`, language), 'note');
      const [from, to] = [...own].join().split('|');
      expect(note).toContain(from || to);
      const [other] = /V-\d{4}-\d\d/.exec(note) ?? [];
      expect(ranges.has(other ?? '')).toBe(true);
      expect(note.match(/\d{4}-\d{5}/g)).toHaveLength(1);
    }
  },
);

test('leaves no machine between two parts that follow each other', () => {
  // Serial numbers are year, week and a running number: the last week of a year is 52.
  for (const [sku, own] of ranges) {
    const [from = ''] = [...own].join().split('|');
    if (!from) continue;
    const before = String(Number(from.slice(0, 2)) - 1);
    const note = text(products.get(`${FOLDER}/${sku.toLowerCase()}`), 'note');
    const [other = ''] = /V-\d{4}-\d\d/.exec(note) ?? [];
    expect([...(ranges.get(other) ?? [])]).toEqual([`|${before}52-99999`]);
  }
});
