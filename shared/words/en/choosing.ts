/**
 * Words of the comparison, the quote list and the links to them.
 *
 * @chunk
 */
export const choosing = {
  compare: 'Compare',
  addToList: 'Add to list',
  quoteList: 'Quote list',
  yourChoice: 'Your choice',
  inComparisonNow: (n: string, most: string) => `Added to the comparison: ${n} of ${most}.`,
  outOfComparison: (n: string) => `Removed from the comparison. Products in it: ${n}.`,
  comparisonFull: (most: string) => `The comparison holds ${most} products. Remove one first.`,
  onListNow: (n: string) => `Added to the quote list. Products on it: ${n}.`,
  offList: (n: string) => `Removed from the quote list. Products on it: ${n}.`,
  listFull: (most: string) => `The quote list holds ${most} products. Send it, or remove one first.`,

  productsCompared: 'Figures of the products side by side',
  figureGroups: {
    performance: 'Performance',
    air: 'Air quality',
    supply: 'Power supply',
    operation: 'Operation',
    conditions: 'Operating conditions',
    refrigerant: 'Refrigerant',
    size: 'Size and connection',
    trade: 'Ordering and transport',
    more: 'More',
  } as Record<string, string>,
  /** What products cost to run. */
  running: {
    title: 'Running costs',
    energyYear: 'Energy in a year',
    energyCost: 'Energy cost in a year',
    airCost: (inFeet: boolean) => `Energy cost of 1,000 ${inFeet ? 'ft³' : 'm³'} of air`,
    services: 'Services in a year',
    lifeCost: (years: string) => `Energy cost in ${years} years`,
    assumption: (hours: string, price: string, years: string) =>
      `Running costs are reckoned with ${hours} hours at full load a year and ${price} a kWh, from the power of the whole package; over ${years} years at the same price, without interest. Services are counted, not priced.`,
    priceOf: (year: string) => `The price is a usual one for small firms in ${year}: enter your own.`,
    hours: 'Hours at full load a year',
    price: (currency: string) => `Price of a kWh, ${currency}`,
    calculate: 'Calculate',
  },
  figuresShown: 'Figures',
  allFigures: 'All',
  onlyDifferences: 'Only differences',
  differs: 'differs',
  bestOfThese: 'Best',
  notStated: 'not stated',
  product: 'Product',
  takeOut: 'Take out',
  addProduct: 'Name or order number',
  add: 'Add',
  addToComparison: 'Add to the comparison',
  downloadCsv: 'Download as CSV',
  quoteForAll: 'Ask for a quote for these',
  shareAddress: 'The address of this page holds your comparison: keep it, or send it on.',
  notInCatalogue: (asked: string) => `“${asked}” is not in our catalogue, or no longer is.`,
  noRoomFor: (asked: string, most: string) =>
    `No more than ${most} products can be compared: “${asked}” was left out.`,
  nothingCompared:
    'No product has been chosen yet. Add one here, or use “Compare” wherever products are shown.',
  oneCompared: 'Add a second product to see them side by side.',
  noDifferences: 'The figures of these products do not differ.',

  listEmpty:
    'There is nothing on your list yet. Add a product here, or use “Add to list” wherever products are shown.',
  quantity: 'Quantity',
  remark: 'Remark',
  whichVersion: 'Version',
  ofProduct: (what: string, name: string) => `${what}: ${name}`,
  takeOff: 'Remove',
  takenOff: (name: string) => `${name} is no longer on the list.`,
  addToQuote: 'Add a product',
  quantityBetween: (most: string) => `Please give whole numbers from 1 to ${most}.`,
  productsGone: 'Please remove what is no longer in our catalogue.',
};
