import { documents } from '../../../words/by-language/documents';
import { dictionary } from '../../../words/dictionary';

/** The words on the pages of every document, for a BCP 47 tag. */
export const documentWords = dictionary(documents);
