import type { Synonyms } from '../../../../api/search';
import { en } from './en';

/** Words that mean the same to readers of documentation. Forms of a word need no entry of their own. */
export const synonyms: Partial<Synonyms> = { en };
