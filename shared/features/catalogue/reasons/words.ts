import { productReasons } from '../../../words/by-language/product-facts';
import { dictionary } from '../../../words/dictionary';

/** The words of reasons for a BCP 47 tag: apart from those of the catalogue, as no script of a page needs them. */
export const reasonWords = dictionary(productReasons);

export type ReasonWords = ReturnType<typeof reasonWords>;
export type ReasonName = keyof ReasonWords['of'];
