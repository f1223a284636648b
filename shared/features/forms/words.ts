import { forms } from '../../words/by-language/forms';
import { dictionary } from '../../words/dictionary';

/** The words of forms, for a BCP 47 tag. */
export const formWords = dictionary(forms);

export type FormWords = ReturnType<typeof formWords>;
