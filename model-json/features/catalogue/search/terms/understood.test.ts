import type { Language } from '../../../../../shared/words/languages';
import { understand, withoutChips } from '../../../search/engine/understand/understand';
import { PRODUCT_TERMS } from './product-terms';
import { CASES } from './understood.cases';

/** A schema with everything that can be understood. */
const SCHEMA = {
  kinds: [],
  facets: ['feature'],
  figures: [...Object.keys(PRODUCT_TERMS.figures), 'phases'],
  terms: PRODUCT_TERMS,
};

it('has a hundred and fifty cases in four languages', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(150);
});

it.each(CASES.map(([language, query, text, conditions]) => ({ language, query, text, conditions })))(
  'understands "$query" ($language)',
  ({ language, query, text, conditions }) => {
    const understood = understand(query, language, SCHEMA);
    expect({ text: understood.text, ...understood.ranges, ...understood.filters }).toEqual({
      text,
      ...conditions,
    });
  },
);

it('splits a query exactly into what was typed', () => {
  const query = 'Kompressor 7,5 kW, unter 60 dB, ölfrei';
  const { chips } = understand(query, 'de', SCHEMA);
  expect(chips.map(({ source }) => source)).toEqual(['7,5 kW', 'unter 60 dB', 'ölfrei']);
  expect(withoutChips('Kompressor unter 60 dB ölfrei', [{ ...chips[1]!, from: 11, to: 22 }])).toBe(
    'Kompressor ölfrei',
  );
  expect(
    withoutChips(
      'Kompressor 7,5 kW unter 60 dB',
      understand('Kompressor 7,5 kW unter 60 dB', 'de', SCHEMA).chips,
    ),
  ).toBe('Kompressor');
});

it('tells wishes from bounds', () => {
  const { chips } = understand('10 hp over 8 bar', 'en', SCHEMA);
  expect(chips).toMatchObject([
    { figure: 'motorPower', wish: true },
    { figure: 'maxPressure', wish: false },
  ]);
});

it.each<[string, string[]]>([
  ['V-1050-00', ['V-1050-00']],
  ['v 1050/00', ['v 1050/00']],
  ['VK1050 230 V', ['VK1050']],
  ['filter V-3007-10 8 bar', ['V-3007-10']],
  ['1050-00', ['1050-00']],
  ['8-10 bar', []],
])('finds the order numbers of "%s"', (query, skus) => {
  for (const language of ['en', 'de', 'fr', 'es'] as Language[]) {
    expect(understand(query, language, SCHEMA).skus).toEqual(skus);
  }
});

it('leaves as text what the index cannot filter by', () => {
  const understood = understand('oil-free 8 bar', 'en', { ...SCHEMA, facets: [], figures: [] });
  expect(understood).toMatchObject({ text: 'oil-free 8 bar', chips: [], ranges: {}, filters: {} });
});

it('reads the longest allowed query within 50 ms', () => {
  for (const query of [
    '1 '.repeat(250),
    '9'.repeat(500),
    'a-1 '.repeat(125),
    '1.1.'.repeat(125),
    'von '.repeat(125),
    ' '.repeat(500),
  ]) {
    const start = performance.now();
    for (const language of ['en', 'de', 'fr', 'es'] as Language[]) understand(query, language, SCHEMA);
    expect(performance.now() - start).toBeLessThan(200);
  }
});
