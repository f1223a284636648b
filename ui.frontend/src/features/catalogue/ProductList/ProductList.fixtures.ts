import type { z } from 'zod';
import {
  manyProductCards,
  oddProductCards,
  productCards,
} from '../../../../../shared/features/catalogue/api/product-card.fixtures';
import type { productListModel } from './ProductList.model';
import { APP_ID, CONTENT_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof productListModel>;

const address = `${CONTENT_ROOT}/gb/en/products/mobile/piston.html`;
const to = (query: string) => ({ valid: true, url: `${address}?${query}#list` });

const sorts: Input['sorts'] = ['name', 'power', 'flow', 'noise'].map((key) => ({
  key,
  current: key === 'power',
  order: 'asc',
  link: to(`sort_key=${key}&sort_order=${key === 'power' ? 'desc' : 'asc'}`),
}));

const pages = (count: number, here: number): Input['pages'] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    current: index + 1 === here,
    link: to(`page=${index + 1}`),
  }));

const list = { id: 'list', category: `${APP_ID}:family/mobile/piston` };
const whole = (products: Input['products']) => {
  const total = Array.isArray(products) ? products.length : 0;
  return { ...list, products, total, first: Math.min(1, total), last: total };
};

export const fixtures = {
  default: { ...whole(productCards), sorts },
  'with the name of its family': { ...whole(productCards.slice(0, 3)), title: 'Mobile piston compressors' },
  'one product': whole(productCards.slice(0, 1)),
  'two products': whole(productCards.slice(0, 2)),
  'a page in the middle': {
    ...list,
    products: manyProductCards(12),
    total: 200,
    first: 97,
    last: 108,
    pages: pages(17, 9),
    sorts,
  },
  'the last page': {
    ...list,
    products: manyProductCards(2),
    total: 26,
    first: 25,
    last: 26,
    pages: pages(3, 3),
    sorts,
  },
  '200 products': { ...whole(manyProductCards(200)), sorts },
  'bare products': whole([oddProductCards.bare, { ...oddProductCards.bare, name: 'VR\u00a046' }]),
  'long German words': { ...whole([oddProductCards.german, ...productCards.slice(0, 3)]), sorts },
  'right to left': whole([oddProductCards.arabic, { ...oddProductCards.arabic, name: 'ضاغط مكبسي' }]),
  'hostile HTML': whole([oddProductCards.hostile]),
  'a family without products': {
    ...list,
    products: '',
    total: 0,
    pages: '',
    sorts: '',
  },
  empty: { id: 'list' },
} satisfies Record<string, Input>;
