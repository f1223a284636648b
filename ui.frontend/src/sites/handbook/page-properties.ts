import { BASIC, BRAND, CARDS, NAVIGATION, SOCIAL } from '../../core/kit/dialogs/page-tabs';
import type { DialogTab } from '../../core/kit/dialogs/dialog';

/** The tabs of a page's properties. */
export const pageTabs: readonly DialogTab[] = [
  BASIC,
  CARDS,
  NAVIGATION,
  { title: 'Appearance', fields: [BRAND] },
  SOCIAL,
];
