import { core } from './by-language/core';
import { dictionary } from './dictionary';
import type { core as english } from './en/core';

/** The interface's own words. English is the shape; a missing one in another language does not compile. */
export type Messages = typeof english;

/** Words for a BCP 47 tag by its language part, spelled as its region does; English for a language we do not speak. */
export const messagesFor = dictionary<Messages>(core);
