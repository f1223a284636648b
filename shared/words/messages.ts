import { core } from './by-language/core';
import { dictionary } from './dictionary';
import type { core as english } from './en/core';

/** The interface's own words. English defines the shape; a word missing in another language does not compile. */
export type Messages = typeof english;

/** Words for a BCP 47 tag by its language, in the spelling of its region; English for unknown languages. */
export const messagesFor = dictionary<Messages>(core);
