import { formWords, type FormWords } from '../../../../shared/features/forms/words';
import { useRendering } from '../../core/kit/rendering';

/** The feature's words in the page's language. */
export const useWords = (): Words => formWords(useRendering().language);

export type Words = FormWords;
