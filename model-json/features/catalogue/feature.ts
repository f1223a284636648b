import type { Feature } from '../../core/server/Feature';
import { sendComparison } from './server/send-comparison';

/** A quote list has up to fifty order numbers. */
const MAX_PRODUCTS = 2000;

/** Products from their fragments: pages, lists, comparison and quote. */
export const catalogue: Feature = {
  name: 'catalogue',
  parameters: {
    // As CIF's components call them: a version of a product, the order of a list, what is looked for and in which families.
    variant: undefined,
    sort_key: undefined,
    sort_order: undefined,
    search_query: undefined,
    family: undefined,
    // Products that are compared or asked for, and whether only their differences are shown.
    p: MAX_PRODUCTS,
    only: undefined,
    // What the list of documents is narrowed down to.
    type: undefined,
    language: undefined,
    revision: undefined,
  },
  handlers: [
    {
      selector: 'compare',
      extension: 'csv',
      send: async ({ instance, resource, request, reply }) =>
        sendComparison(instance, resource, request, reply),
    },
  ],
};
