import { kindTexts } from '#site/search/kinds';
import { address, language, optional, settings, whole, words, type Checked } from './schema';

/** The configuration of a field with suggestions, shared by banner and box. */
const fieldSettings = {
  /** The form's action, with `?q=`: the results page. */
  action: address,
  /** The suggestion service; without one the field is a plain form. */
  suggest: optional(address),
  /** Minimum number of letters for suggestions. */
  minLength: optional(whole(1, 5), 2),
  /** Maximum number of suggestions. */
  maxItems: optional(whole(1, 20), 8),
  /** Searches stored in this browser; 0 for none. */
  recent: optional(whole(0, 10), 5),
};

const fieldTexts = settings({
  label: words,
  placeholder: optional(words),
  search: words,
  clear: words,
  open: words,
  close: words,
  suggestions: words,
  oneSuggestion: words,
  /** `{0}` is the number. */
  manySuggestions: words,
  noSuggestions: words,
  recent: words,
  forget: words,
  forgotten: words,
  words,
  article: words,
  page: words,
  document: words,
  oneArticle: words,
  onePage: words,
  oneDocument: words,
  ...kindTexts,
});

/** The settings made by an author. */
export const fieldSettingsSchema = settings(fieldSettings);

/** Everything that a field needs in a browser. */
export const fieldConfigSchema = settings({
  ...fieldSettings,
  /** Of texts and results. */
  language,
  texts: fieldTexts,
});

export type FieldSettings = Checked<typeof fieldSettingsSchema>;
/** Those of every field, and those that features add. */
export type FieldTexts = Checked<typeof fieldTexts> & Readonly<Record<string, string | undefined>>;
export type FieldConfig = Checked<typeof fieldConfigSchema> & { readonly texts: FieldTexts };
