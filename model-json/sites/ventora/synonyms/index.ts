import type { Synonyms } from '../../../../api/search';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';

/** Words that mean the same to people who buy compressors. Forms of a word need no entry of their own. */
export const synonyms: Partial<Synonyms> = { en, de, fr, es };
