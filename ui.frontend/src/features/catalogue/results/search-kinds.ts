import type { SearchItem } from '../../../../../shared/search/search-answer';
import { words, type Check } from '../../search/api/search-texts';

/** Kinds of pages that a field suggests before those of every site. */
export const kinds: readonly SearchItem['type'][] = ['product', 'family'];

/** Their texts in the configuration of a field. */
export const kindTexts: Readonly<Record<string, Check<string>>> = {
  product: words,
  family: words,
  oneProduct: words,
  oneFamily: words,
  orderNumber: words,
};
