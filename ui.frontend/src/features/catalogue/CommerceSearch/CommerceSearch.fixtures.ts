import type { z } from 'zod';
import {
  manyProductCards,
  oddProductCards,
  productCards,
} from '../../../../../shared/features/catalogue/api/product-card.fixtures';
import type { commerceSearchModel } from './CommerceSearch.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof commerceSearchModel>;

const search = { id: 'find', action: `${CONTENT_ROOT}/gb/en/products.html#find` };
const to = (page: number) => ({ valid: true, url: `${search.action.replace('#', `?page=${page}#`)}` });

const families = (selected: boolean): Input['families'] => [
  { value: 'mobile', title: 'Mobile compressors', count: 2, selected },
  { value: 'stationary', title: 'Stationary compressors', count: 1, selected: false },
  { value: 'screw', title: 'Screw compressors', count: 0, selected: false },
];

const found = (query: string, products: NonNullable<Input['products']>) => {
  const total = Array.isArray(products) ? products.length : 0;
  return { ...search, query, products, total, first: Math.min(1, total), last: total };
};

export const fixtures = {
  default: search,
  'what was found': { ...found('workshop', productCards.slice(0, 3)), families: families(false) },
  'narrowed down': { ...found('workshop', productCards.slice(0, 2)), families: families(true) },
  'one product': found('V-3007-10', productCards.slice(3)),
  'two pages': {
    ...found('compressor', manyProductCards(12)),
    total: 14,
    pages: [
      { number: 1, current: true, link: to(1) },
      { number: 2, current: false, link: to(2) },
    ],
    families: families(false),
  },
  'nothing found': { ...found('espresso', []), families: '', pages: '' },
  'nothing in the family': { ...found('screw', []), families: families(true) },
  'hostile query': found('"><script>x()</script>', [oddProductCards.hostile]),
  'long German words': found('Druckluftaufbereitungskomponentenübersicht', [oddProductCards.german]),
  'right to left': found('ضاغط', [oddProductCards.arabic]),
  empty: { id: 'find' },
} satisfies Record<string, Input>;
