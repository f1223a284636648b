import type { TextSearch } from '../authoring/found-texts';
import { servlet } from './app';

export const FOUND_TEXTS = `${servlet('found-texts')}.json`;

/** Where author lists recent replacements, makes them and takes them back. */
export const REPLACEMENTS = `${servlet('replacements')}.json`;

/** Where author looks for a text at and below a path. @param from where the last part of the results ended */
export const foundTextsAddress = (path: string, search: TextSearch, from?: string): string =>
  `${FOUND_TEXTS}?${String(
    new URLSearchParams({
      path,
      text: search.text,
      ...(search.matchCase && { matchCase: 'true' }),
      ...(search.wholeWords && { wholeWords: 'true' }),
      ...(from !== undefined && { from }),
    }),
  )}`;
