import { configurator } from '../../../../shared/words/by-language/configurator';
import { dictionary } from '../../../../shared/words/dictionary';
import { useRendering } from '../../core/kit/rendering';

/** The feature's words for a BCP 47 tag. */
export const wordsFor = dictionary(configurator);

/** Those in the page's language. */
export const useWords = (): Words => wordsFor(useRendering().language);

export type Words = ReturnType<typeof wordsFor>;
