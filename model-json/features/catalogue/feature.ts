import type { Feature } from '../../core/server/Feature';
import { sendComparison } from './server/send-comparison';

/** A quote list has up to fifty order numbers. */
const MAX_PRODUCTS = 2000;

/** Products from their fragments: pages, lists, comparison and quotes. */
export const catalogue: Feature = {
  name: 'catalogue',
  parameters: {
    // Named as in CIF's components: a product's version, a list's order, the search query and its families.
    variant: undefined,
    // The serial number of a machine, whose spare parts a product page shows.
    serial: undefined,
    sort_key: undefined,
    sort_order: undefined,
    search_query: undefined,
    family: undefined,
    // Products that are compared or requested, and whether only their differences are shown.
    p: MAX_PRODUCTS,
    only: undefined,
    // What running costs are reckoned with.
    hours: undefined,
    price: undefined,
    // The filters of the document list.
    type: undefined,
    language: undefined,
    revision: undefined,
  },
  linkedParameters: ['variant', 'sort_key', 'sort_order'],
  handlers: [
    {
      selector: 'compare',
      extension: 'csv',
      send: async ({ instance, resource, request, reply }) =>
        sendComparison(instance, resource, request, reply),
    },
  ],
};
