import type { z } from 'zod';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import {
  manyProductCards,
  oddProductCards,
  productCards,
} from '../../../../../shared/features/catalogue/api/product-card.fixtures';
import type { Asked, FacetOption, SearchAnswer } from '../../../../../shared/search/search-answer';
import type { ProductItem } from '../../../../../shared/features/catalogue/ProductItem';
import type { filterListModel } from './FilterList.model';
import { CONTENT_ROOT, DAM_ROOT, servlet } from '../../../../../shared/addresses/app';

type Input = z.input<typeof filterListModel>;

const list = {
  id: 'results',
  service: servlet('search'),
  action: `${CONTENT_ROOT}/gb/en/search.html`,
  preset: {},
  pageSize: 24,
};

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

const option = (
  value: string,
  title: string,
  count: number,
  more: Partial<FacetOption> = {},
): FacetOption => ({
  value,
  title,
  count,
  selected: false,
  level: value.split('/').length - 1,
  ...more,
});

const facets = {
  kind: [
    option('product', 'Products', 4),
    option('article', 'Articles', 1),
    option('document', 'Documents', 1),
  ],
  family: [
    option('mobile', 'Mobile compressors', 2),
    option('mobile/piston', 'Mobile piston compressors', 2),
    option('stationary', 'Stationary compressors', 1),
    option('screw', 'Screw compressors', 1),
    option('air-tools', 'Air tools', 0),
  ],
  use: [
    option('building-site', 'Building site', 2),
    option('workshop', 'Workshop', 3),
    option('tyres', 'Tyres', 2),
    option('painting', 'Painting', 1),
    option('dental', 'Dental practice', 0),
    option('laboratory', 'Laboratory', 0),
    option('agriculture', 'Agriculture', 1),
    option('industry', 'Industry', 1),
    option('food', 'Food', 0),
    option('wood', 'Wood', 1),
  ],
} satisfies SearchAnswer['facets'];

const ranges = {
  motorPower: { unit: 'kW', min: 1.5, max: 7.5, chosen: {}, bars: [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1] },
  freeAirDelivery: {
    unit: 'l/min',
    min: 170,
    max: 1120,
    chosen: {},
    bars: [2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
  },
} satisfies SearchAnswer['ranges'];

const products: ProductItem[] = productCards.map((card) => ({ ...card, type: 'product' }));

const pages: SearchAnswer['items'] = [
  {
    type: 'article',
    id: 'leaks',
    title: 'Leaks cost more than you think',
    url: `${CONTENT_ROOT}/gb/en/blog/leaks-cost-more-than-you-think.html`,
    description: 'A hole of one millimetre costs as much as a lamp that burns all year.',
    date: '2026-05-03',
    image: pictureFixture(`${DAM_ROOT}/articles/leaks.jpg`, 1600, 1067),
  },
  {
    type: 'document',
    id: 'sheet',
    title: 'M 50: data sheet',
    url: `${DAM_ROOT}/documents/m-50-data-sheet.pdf`,
    format: 'PDF',
    bytes: 184_320,
  },
];

const answer: SearchAnswer = {
  asked,
  total: 6,
  pages: 1,
  items: [...products, ...pages],
  facets,
  facetTitles: { family: 'Product family', use: 'Use' },
  ranges,
  chips: [],
};

const selected = (name: keyof typeof facets, value: string): SearchAnswer['facets'] => ({
  ...facets,
  [name]: facets[name].map((each) => (each.value === value ? { ...each, selected: true } : each)),
});

const found = (more: Partial<SearchAnswer>, input: Partial<Input> = {}): Input => ({
  ...list,
  ...input,
  answer: { ...answer, ...more },
});

export const fixtures = {
  default: found({ asked: { ...asked, q: 'compressor' } }),
  'filters chosen': found({
    asked: {
      ...asked,
      filters: { family: ['mobile'], use: ['workshop'] },
      ranges: { freeAirDelivery: { min: 200, max: 500 } },
    },
    total: 1,
    items: products.slice(1, 2),
    facets: selected('family', 'mobile'),
    ranges: { ...ranges, freeAirDelivery: { ...ranges.freeAirDelivery, chosen: { min: 200, max: 500 } } },
  }),
  'words understood as filters': found({
    asked: { ...asked, q: 'quiet compressor under 70 dB' },
    chips: [
      {
        source: 'under 70 dB',
        q: 'quiet compressor',
        figure: 'soundPressureLevel',
        unit: 'dB(A)',
        range: { max: 70 },
      },
      { source: 'quiet', q: 'compressor under 70 dB', facet: 'feature', value: 'quiet', title: 'Quiet' },
    ],
    plain: 'compressor',
  }),
  'in one line each': found({ asked: { ...asked, view: 'compact' } }),
  'in US units': found({
    asked: { ...asked, units: 'us', ranges: { freeAirDelivery: { max: 566.33693184 } } },
    items: products,
    ranges: {
      freeAirDelivery: {
        unit: 'cfm',
        min: 6.00348931286,
        max: 39.552400179,
        chosen: { max: 20 },
        bars: [2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
      },
    },
  }),
  'a page in the middle': found({
    asked: { ...asked, page: 4, sort: '-motorPower' },
    total: 200,
    pages: 9,
    items: manyProductCards(24).map((card) => ({ ...card, type: 'product' as const })),
  }),
  'in a family': found(
    { asked: { ...asked, filters: { kind: ['product'], family: ['mobile'] } }, items: products, total: 4 },
    { title: 'Mobile compressors', preset: { filters: { kind: ['product'], family: ['mobile'] } } },
  ),
  'a slip of the pen': found({
    asked: { ...asked, q: 'compresor' },
    suggestion: 'compressor',
  }),
  'a wish too many': found({
    asked: { ...asked, q: 'oil-free 200 kW' },
    total: 0,
    pages: 0,
    items: products,
    relaxed: { without: '200 kW', q: 'oil-free', total: 4 },
  }),
  'nothing found': found({
    asked: { ...asked, q: 'espresso' },
    total: 0,
    pages: 0,
    items: [],
    facets: {},
    ranges: {},
  }),
  'long German words': found({
    asked: { ...asked, q: 'Druckluftaufbereitungskomponentenübersicht', filters: { use: ['lang'] } },
    items: [{ ...oddProductCards.german, type: 'product' }, ...pages],
    facets: {
      ...facets,
      use: [
        option('lang', 'Lebensmittelverarbeitungsmaschinenhersteller', 1, { selected: true }),
        option('kurz', 'Werkstatt', 2),
      ],
    },
  }),
  'right to left': found({
    asked: { ...asked, q: 'ضاغط' },
    items: [{ ...oddProductCards.arabic, type: 'product' }],
    total: 1,
  }),
  'hostile words': found({
    asked: { ...asked, q: '"><script>x()</script>' },
    items: [{ ...oddProductCards.hostile, type: 'product' }],
    total: 1,
  }),
  'the search does not answer': list,
  empty: { id: 'results', preset: {} },
} satisfies Record<string, Input>;
