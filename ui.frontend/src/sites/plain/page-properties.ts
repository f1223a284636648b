import { BASIC, BRAND, CARDS, NAVIGATION, SOCIAL } from '../../../../api/page';
import type { DialogTab } from '../../../../api/component';

/** The tabs of a page's properties. */
export const pageTabs: readonly DialogTab[] = [
  BASIC,
  CARDS,
  NAVIGATION,
  { title: 'Appearance', fields: [BRAND] },
  SOCIAL,
];
