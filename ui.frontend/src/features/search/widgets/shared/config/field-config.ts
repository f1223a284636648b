import { address, language, optional, settings, whole, words, type Checked } from './schema';

/** What a field with suggestions is set up with; banner and box share it. */
const fieldSettings = {
  /** Where the form leads, with `?q=`: the page of results. */
  action: address,
  /** The service of suggestions; without one the field is a plain form. */
  suggest: optional(address),
  /** Letters before suggestions are asked for. */
  minLength: optional(whole(1, 5), 2),
  /** Suggestions shown at most. */
  maxItems: optional(whole(1, 20), 8),
  /** Searches remembered in this browser; 0 for none. */
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
  /** `{0}` is how many. */
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

/** What an author sets. */
export const fieldSettingsSchema = settings(fieldSettings);

/** All that a field needs in a browser. */
export const fieldConfigSchema = settings({
  ...fieldSettings,
  /** Of words and results. */
  language,
  texts: fieldTexts,
});

export type FieldSettings = Checked<typeof fieldSettingsSchema>;
export type FieldConfig = Checked<typeof fieldConfigSchema>;
export type FieldTexts = FieldConfig['texts'];
