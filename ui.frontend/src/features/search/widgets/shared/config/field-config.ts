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
  orderNumber: words,
  recent: words,
  forget: words,
  forgotten: words,
  words,
  product: words,
  family: words,
  article: words,
  page: words,
  document: words,
  oneProduct: words,
  oneFamily: words,
  oneArticle: words,
  onePage: words,
  oneDocument: words,
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
export type FieldConfig = Checked<typeof fieldConfigSchema>;
export type FieldTexts = FieldConfig['texts'];
