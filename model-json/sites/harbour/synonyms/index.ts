import type { Synonyms } from '../../../../api/search';
import { en } from './en';
import { fr } from './fr';

/** Words that mean the same to the visitors of a library. Forms of a word need no entry of their own. */
export const synonyms: Partial<Synonyms> = { en, fr };
