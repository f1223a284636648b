import { BASIC, BRAND, CARDS, NAVIGATION, SOCIAL, type DialogTab } from '../../../../api/page';

/** The tabs of a page's properties. */
export const pageTabs: readonly DialogTab[] = [
  BASIC,
  CARDS,
  NAVIGATION,
  { title: 'Appearance', fields: [BRAND] },
  SOCIAL,
];
