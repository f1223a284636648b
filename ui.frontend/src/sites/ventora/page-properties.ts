import { BASIC, BRAND, CARDS, NAVIGATION, SOCIAL } from '../../core/kit/dialogs/page-tabs';
import type { DialogTab } from '../../core/kit/dialogs/dialog';
import { CATALOGUE_FIELDS, FIGURES } from '../../features/catalogue/page-fields';

/** The tabs of a page's properties. */
export const pageTabs: readonly DialogTab[] = [
  BASIC,
  { ...CARDS, fields: [...CARDS.fields, FIGURES] },
  NAVIGATION,
  { title: 'Catalogue', fields: [...CATALOGUE_FIELDS, BRAND] },
  SOCIAL,
];
