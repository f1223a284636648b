import { LANGUAGES, type Language } from '../../../../shared/words/languages';

export { LANGUAGES, type Language };

/** What a result leads to. */
export const DOCUMENT_KINDS = ['product', 'family', 'article', 'document', 'page'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** One thing that can be found, in one language. */
export interface SearchDocument {
  /** Unique in the index: the same product in two languages is two documents. */
  readonly id: string;
  readonly language: Language;
  readonly kind: DocumentKind;
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

/** Facets and figures that documents may carry and queries may ask for. */
export interface SearchSchema {
  readonly facets: readonly string[];
  readonly figures: readonly string[];
}
