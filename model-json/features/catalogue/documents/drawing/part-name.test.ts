import { catalogueWords } from '../../../../../shared/features/catalogue/api/words';
import { partName } from './part-name';

const kit = { sku: 'V-8011-00', name: 'Kit R 15', kind: 'Service kit' };

test.each([
  ['en-GB', 'Kit R 15, Service kit, from serial no. 2301-00001'],
  ['de-DE', 'Kit R 15, Service kit, ab Serien-Nr. 2301-00001'],
])('names in %s the machines for which a part is', (language, name) => {
  expect(partName({ ...kit, serials: [{ from: '2301-00001' }] }, catalogueWords(language))).toBe(name);
});

test('names a part for all machines without serial numbers', () => {
  expect(partName(kit, catalogueWords('en-GB'))).toBe('Kit R 15, Service kit');
});
