import { BASIC, BRAND, CARDS, NAVIGATION, SOCIAL, type DialogTab } from '../../../../api/page';
import { CATALOGUE_FIELDS, FIGURES } from '../../features/catalogue/page-fields';

/** The tabs of a page's properties. */
export const pageTabs: readonly DialogTab[] = [
  BASIC,
  { ...CARDS, fields: [...CARDS.fields, FIGURES] },
  NAVIGATION,
  { title: 'Catalogue', fields: [...CATALOGUE_FIELDS, BRAND] },
  SOCIAL,
];
