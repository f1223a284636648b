import { catalogueWords, type CatalogueWords } from '../../../../shared/features/catalogue/api/words';
import { useRendering } from '../../core/kit/rendering';

/** The feature's words for a BCP 47 tag. */
export const wordsFor = catalogueWords;

/** Those in the page's language. */
export const useWords = (): Words => wordsFor(useRendering().language);

export type Words = CatalogueWords;
