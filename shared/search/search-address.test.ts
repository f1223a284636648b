import fc from 'fast-check';
import { QueryString } from '../../model-json/features/search/server/QueryString';
import { readAsking } from '../../model-json/features/search/server/read-asking';
import { SiteSchema } from '../../model-json/features/search/server/search-schema';
import type { Site } from '../../model-json/core/server/pages/sites';
import { convert } from '../measures/measure';
import { systemOf, unitIn } from '../measures/measure-system';
import { searchQuery, serviceQuery } from './search-address';
import type { Asked, Bounds } from './search-answer';

const schema = new SiteSchema([
  {
    facets: ['family', 'use', 'feature', 'certificate'],
    figures: {
      motorPower: 'kW',
      freeAirDelivery: 'l/min',
      maxPressure: 'bar',
      soundPressureLevel: 'dB(A)',
      tankVolume: 'l',
      weight: 'kg',
    },
  },
]);
const defaults = { preset: {}, pageSize: 24 };
const unitFor =
  ({ units }: Asked) =>
  (figure: string) =>
    unitIn(units, schema.unitOf(figure));

const asked: Asked = {
  q: '',
  lang: 'en-GB',
  page: 1,
  size: 24,
  units: 'metric',
  view: 'comfortable',
  filters: {},
  ranges: {},
};

const words = fc.string({ unit: 'grapheme', maxLength: 40 });
const values = fc.uniqueArray(
  words.filter((text) => text !== ''),
  { minLength: 1, maxLength: 3 },
);
const system = fc.constantFrom('metric' as const, 'us' as const);

/** A query typed in the reader's unit, as the service stores it. */
const bounds = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1000, max: 99_999 }));

const states = fc
  .record({
    q: words,
    lang: fc.constantFrom('en-GB', 'de-CH', 'en-US'),
    page: fc.integer({ min: 1, max: 40 }),
    size: fc.constantFrom(24, 48),
    sort: fc.option(fc.constantFrom('motorPower', '-freeAirDelivery'), { nil: undefined }),
    units: system,
    view: fc.constantFrom('comfortable' as const, 'compact' as const),
    filters: fc.dictionary(fc.constantFrom('kind', 'family', 'use', 'feature', 'certificate'), values),
    typed: fc.dictionary(fc.constantFrom(...schema.figures), bounds),
  })
  .map(({ typed, sort, ...state }): Asked => {
    const ranges = Object.entries(typed).map(([figure, [min, max]]): [string, Bounds] => {
      const kept = schema.unitOf(figure);
      const into = (value: number) => convert({ value, unit: unitIn(state.units, kept) }, kept).value;
      return [figure, { min: into(min), max: into(max) }];
    });
    return { ...state, ...(sort !== undefined && { sort }), ranges: Object.fromEntries(ranges) };
  });

const read = (query: string, tag: string): Asked =>
  readAsking(new QueryString(`/search?${query}`), { site: { tag } as Site, schema, explains: false }).asked;

it('writes addresses that the service reads back as the same query', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(read(searchQuery(state, defaults, unitFor(state)), state.lang)).toEqual(state);
    }),
  );
});

it('gives the service and the page’s address the same query', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = searchQuery(state, defaults, unitFor(state));
      const facets = Object.keys(state.filters);
      const asking = new URLSearchParams(serviceQuery(query, defaults, { language: state.lang, facets }));
      expect(asking.get('lang')).toBe(state.lang);
      asking.delete('lang');
      expect(read(asking.toString(), state.lang)).toEqual(state);
    }),
  );
});

it('omits defaults from the address', () => {
  const preset = { kind: ['product'], family: ['mobile'] };
  const state = { ...asked, filters: preset, sort: 'motorPower' };
  expect(searchQuery(state, { preset, pageSize: 24, sort: 'motorPower' }, () => undefined)).toBe('');
});

it('writes addresses that people can read', () => {
  const state: Asked = {
    ...asked,
    q: 'oil-free compressor',
    filters: { family: ['mobile/piston', 'screw'] },
    ranges: { soundPressureLevel: { max: 70 } },
    page: 2,
  };
  expect(searchQuery(state, defaults, unitFor(state))).toBe(
    'q=oil-free+compressor&family=mobile/piston&family=screw&soundPressureLevel.max=70&page=2',
  );
});

it('does not pass a newsletter’s parameters on to the service, which would refuse them', () => {
  const query = serviceQuery('utm_source=mail&use=workshop&x.max=3', defaults, {
    language: 'en-GB',
    facets: ['use'],
  });
  expect(query).toBe('use=workshop&x.max=3&size=24&lang=en-GB');
});

it('replaces the author’s filter with the visitor’s choice in the same facet', () => {
  const preset = { family: ['mobile'], kind: ['product'] };
  const query = serviceQuery(
    'family=mobile/piston',
    { preset, pageSize: 12 },
    { language: 'de-DE', facets: [] },
  );
  expect(new URLSearchParams(query).getAll('family')).toEqual(['mobile/piston']);
  expect(new URLSearchParams(query).getAll('kind')).toEqual(['product']);
});

it('always tells the service the scope of the list, whatever is chosen in it', () => {
  const query = serviceQuery(
    'family=mobile/piston',
    { preset: { family: ['mobile'] }, pageSize: 12 },
    { language: 'de-DE', facets: [] },
  );
  expect(new URLSearchParams(query).getAll('within.family')).toEqual(['mobile']);
});

it('converts bounds when a reader changes units', () => {
  const state: Asked = { ...asked, units: 'us', ranges: { maxPressure: { min: 10 } } };
  expect(systemOf(state.lang)).toBe('metric');
  expect(searchQuery(state, defaults, unitFor(state))).toBe('maxPressure.min=145.03773773&units=us');
});
