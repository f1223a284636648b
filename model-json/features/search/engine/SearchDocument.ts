import { LANGUAGES, type Language } from '../../../../shared/words/languages';

export { LANGUAGES, type Language };

/** One thing that can be found, in one language. */
export interface SearchDocument {
  /** Unique in the index: the same product in two languages is two documents. */
  readonly id: string;
  readonly language: Language;
  /** What it leads to: one of the kinds that the schema names. */
  readonly kind: string;
  readonly name: string;
  readonly path: string;
  /** Order numbers, its own and those of its versions. They are found exactly or by their beginning, never by resemblance. */
  readonly skus?: readonly string[];
  /** What kind of thing it is: its family, "piston compressor". Weighs more than the body. */
  readonly subject?: string;
  /** Everything else that is written about it, without markup. */
  readonly body?: string;
  /** Values by facet; a facet may have several. Only facets that the schema names. */
  readonly facets?: Readonly<Record<string, readonly string[]>>;
  /** Figures by name, each in the one unit of `QUANTITIES`; versions that differ give several numbers. */
  readonly figures?: Readonly<Record<string, number | readonly number[]>>;
  /** Share by which the score is raised, 0 (none) to 10. */
  readonly boost?: number;
}

/** Kinds of documents, and facets and figures that they may carry and queries may ask for. */
export interface SearchSchema {
  readonly kinds: readonly string[];
  readonly facets: readonly string[];
  readonly figures: readonly string[];
}
