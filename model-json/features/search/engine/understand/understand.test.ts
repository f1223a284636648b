import type { SearchSchema } from '../SearchDocument';
import { TermReader } from './TermReader';
import { SCHEMA } from './testing';
import { understand } from './understand';

/* The engine knows no unit and no property by itself. With those of products: features/catalogue/search/terms. */

const { terms: _none, ...WORDS_ONLY }: SearchSchema = SCHEMA;
const understood = (query: string, language: 'en' | 'fr' = 'en') => {
  const { text, ranges, filters } = understand(query, language, SCHEMA);
  return { text, ...ranges, ...filters };
};

it('reads figures and properties by the terms of the schema', () => {
  expect(understood('rucksack 900 g rainproof')).toEqual({
    text: 'rucksack',
    weight: { max: 0.9 },
    feature: ['waterproof'],
  });
  expect(understood('between 50 and 60 cm')).toEqual({ text: '', height: { min: 50, max: 60 } });
});

it('widens a wish by the tolerance of its figure', () => {
  expect(understood('50 cm')).toEqual({ text: '', height: { min: 40, max: 60 } });
});

it('knows the unit of a named figure, and that its name can be looked for', () => {
  expect(understand('frame 50', 'en', SCHEMA)).toMatchObject({
    hints: ['frame'],
    ranges: { height: { min: 40, max: 60 } },
  });
});

it('leaves numbers that cannot be the figure as text', () => {
  expect(understood('rucksack 50 kg')).toEqual({ text: 'rucksack 50 kg' });
});

it('takes a spelling as a unit only in its language', () => {
  expect(understood('50 empan')).toEqual({ text: '50 empan' });
  expect(understood('50 empan', 'fr')).toMatchObject({ height: { min: 40, max: 60 } });
});

it('takes everything but order numbers as words without terms', () => {
  const query = 'rucksack AB-1050 900 g rainproof max 50';
  expect(understand(query, 'en', WORDS_ONLY)).toMatchObject({ text: query, skus: ['AB-1050'], chips: [] });
});

it('tells units from other words', () => {
  const terms = TermReader.of(SCHEMA.terms!);
  expect(['kg', 'kilo', 'cm', 'm', ''].map((word) => terms.isUnit(word))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
