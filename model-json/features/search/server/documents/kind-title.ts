import { messagesFor } from '../../../../../shared/words/messages';
import { DOCUMENT_KINDS, type DocumentKind, type Language } from '../../engine/SearchDocument';

const isKind = (value: string): value is DocumentKind =>
  (DOCUMENT_KINDS as readonly string[]).includes(value);

/** What a value of the facet `kind` is called; those of other facets are tags with titles of their own. */
export const kindTitle = (value: string, language: Language): string =>
  isKind(value) ? messagesFor(language).searchField[value] : value;
