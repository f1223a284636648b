import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';

/** The interface's own words. English is the shape; a missing one in another language does not compile. */
export type Messages = typeof en;

const byLanguage: Record<string, Messages> = { en, de, fr, es };

/** Words for a BCP 47 tag by its language part; English for a language we do not speak. */
export const messagesFor = (language: string): Messages =>
  byLanguage[language.slice(0, 2).toLowerCase()] ?? en;
