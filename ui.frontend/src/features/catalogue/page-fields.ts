import type { DialogField } from '../../core/kit/dialogs/dialog';
import { CONTENT_ROOT, DAM_ROOT } from '../../../../shared/addresses/app';

/* The page properties of the catalogue. */

/** What cards show of a page without a product. */
export const FIGURES: DialogField = {
  widget: 'texts',
  name: 'figures',
  isAddition: true,
  words: 'prose',
  label: 'Figures',
  description: 'Up to four facts on product cards, such as Motor power|7.5 kW.',
};

/** What a page shows of the catalogue, and where visitors continue from there. */
export const CATALOGUE_FIELDS: readonly DialogField[] = [
  {
    widget: 'path',
    name: 'productPath',
    isAddition: true,
    label: 'Product',
    description: 'The product or family of this page: its name, figures and versions come from there.',
    root: `${DAM_ROOT}/products`,
  },
  {
    widget: 'tags',
    name: 'family',
    isAddition: true,
    label: 'Family',
    description: 'For a page that lists machines: its first tag selects them.',
  },
  {
    widget: 'path',
    name: 'comparePage',
    isAddition: true,
    label: 'Comparison',
    description: 'The page for comparing products, used on this page and those below it.',
    root: CONTENT_ROOT,
  },
  {
    widget: 'path',
    name: 'quotePage',
    isAddition: true,
    label: 'Quote list',
    description: 'The page for requesting a quote, used on this page and those below it.',
    root: CONTENT_ROOT,
  },
];
