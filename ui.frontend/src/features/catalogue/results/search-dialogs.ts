import type { SearchDialogs } from '../../search/api/search-dialogs';

/** What the catalogue adds to the dialogs of the search. */
export const searchDialogs: SearchDialogs = {
  listDescription: 'Products and pages with filters beside them',
  kinds: { product: 'Products' },
  listFields: [
    {
      widget: 'tags',
      name: 'category',
      label: 'Family',
      description: 'Products of this family only. If empty: the family of the page, if it has one.',
      feeds: ['preset'],
    },
  ],
  facetsHelp: 'By name, such as family or use, in this order. If empty: all.',
  figuresHelp:
    'By the names of a product’s elements, such as freeAirDelivery or soundPressureLevel. If empty: all in which the results differ.',
  sorts: {
    motorPower: 'Motor power',
    freeAirDelivery: 'Free air delivery',
    maxPressure: 'Max. pressure',
    tankVolume: 'Tank',
    soundPressureLevel: 'Noise',
    weight: 'Weight',
  },
  boosts: 'Products and pages that count more or less',
  target: {
    label: 'Product or page',
    help: 'An order number, or the path of a page or of a product’s fragment.',
  },
  targets: { label: 'Products and pages, in this order', help: 'Order numbers or paths.' },
};
