import type { z } from 'zod';
import { CONTENT_ROOT } from '../../../../../../shared/addresses/app';
import {
  oddProductCards,
  productCards,
} from '../../../../../../shared/features/catalogue/api/product-card.fixtures';
import type { productModel } from '../Product.model';

const PAGE = `${CONTENT_ROOT}/gb/en/products/r-7.html`;

/** Spare parts of two times, without a serial number. */
const whole = {
  anchor: 'parts-v-3007',
  action: `${PAGE}#product-1-spare-parts`,
  kept: [{ name: 'variant', value: 'V-3007-10' }],
  typed: '',
  left: 0,
  example: '2301-00001',
  rows: [
    { number: 1, ranges: [] },
    { number: 2, ranges: [{ from: '2301-00001' }] },
    { number: 3, ranges: [{ from: '2101-00001', to: '2152-99999' }, { to: '2012-99999' }] },
  ],
};

const item = (number: string, kind: string, isAgain = false) => ({ number, kind, count: 1, isAgain });

type Input = Pick<z.input<typeof productModel>, 'spareParts' | 'serials'>;

/** States of the form above the spare parts, by name; each with the parts that belong to it. */
export const serialStates = {
  all: { spareParts: productCards.slice(0, 3), serials: whole },
  one: {
    spareParts: [productCards[0], productCards[2]],
    serials: {
      ...whole,
      typed: '2015-00093',
      serial: '2015-00093',
      left: 1,
      all: { valid: true, url: `${PAGE}#product-1-spare-parts` },
      rows: [whole.rows[0], whole.rows[2]],
    },
  },
  wrong: { spareParts: productCards.slice(0, 3), serials: { ...whole, typed: 'V-3007-08' } },
  none: {
    spareParts: [],
    serials: {
      ...whole,
      typed: '9901-00001',
      serial: '9901-00001',
      left: 3,
      all: { valid: true, url: `${PAGE}#product-1-spare-parts` },
      rows: [],
    },
  },
  // Of a site of files.
  unasked: { spareParts: productCards.slice(0, 3), serials: { ...whole, action: '' } },
  long: {
    spareParts: productCards.slice(0, 3),
    serials: { ...whole, typed: 'Verdichterseriennummernschildaufkleber'.padEnd(60, 'x') },
  },
  hostile: {
    spareParts: [oddProductCards.bare],
    serials: { ...whole, typed: '"><script>x()</script>', rows: whole.rows.slice(0, 1) },
  },
} satisfies Record<string, Input>;

/** What the rows of each state hold, beside the drawing: the third kit holds a piece of the second. */
export const heldRows: Partial<Record<keyof typeof serialStates, ReturnType<typeof item>[][]>> = {
  all: [
    [item('1', 'oil-can')],
    [item('1.1', 'air-filter'), item('1.2', 'o-rings')],
    [item('1.1', 'air-filter', true)],
  ],
  one: [[item('1', 'oil-can')], [item('1.1', 'air-filter')]],
};
