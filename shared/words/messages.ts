import { de } from './de/core';
import { dictionary } from './dictionary';
import { en } from './en/core';
import { es } from './es/core';
import { fr } from './fr/core';

/** The interface's own words. English is the shape; a missing one in another language does not compile. */
export type Messages = typeof en;

/** Words for a BCP 47 tag by its language part, spelled as its region does; English for a language we do not speak. */
export const messagesFor = dictionary<Messages>({ en, de, fr, es });
