/**
 * Words of the search for products, in addition to those of its field.
 *
 * @chunk
 */
export const productField = {
  placeholder: 'Name, order number or topic',
  product: 'Products',
  family: 'Product families',
  oneProduct: 'Product',
  oneFamily: 'Product family',
  orderNumber: 'Order no. {0}',
};

/** The same for a banner. */
export const productBanner = {
  searchBannerLabel: 'Find products, advice and documents',
};

/** The same for the list of results. */
export const productList = {
  advice:
    'Remove a filter, widen a range, or try fewer words, the name of a machine or the start of its order number.',
  adviceWords: 'Try fewer words, a different word, or the start of an order number.',
  oneFamily: 'Product family',
  oneCatalogue: 'Catalogue',
};
