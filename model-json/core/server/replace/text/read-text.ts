import { readPlain, type ReadableText } from './ReadableText';
import { readRich } from './read-rich';

/** A stored text as people read it. Few texts need a parser. */
export const readText = (source: string, isRich: boolean): ReadableText =>
  isRich && /[<&]/.test(source) ? readRich(source) : readPlain(source);
