import { LANGUAGES, type Language } from '../../../../shared/words/languages';
import type { DomainTerms } from './understand/DomainTerms';

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
  /** Order numbers of the product and its versions. Found exactly or by prefix, never by similarity. */
  readonly skus?: readonly string[];
  /** What kind of thing it is: its family or genre. Weighs more than the body. */
  readonly subject?: string;
  /** All other text about it, without markup. */
  readonly body?: string;
  /** Values by facet; a facet may have several. Only facets that the schema names. */
  readonly facets?: Readonly<Record<string, readonly string[]>>;
  /** Figures by name, each in its unit of `QUANTITIES`; several numbers if versions differ. */
  readonly figures?: Readonly<Record<string, number | readonly number[]>>;
  /** Share by which the score is raised, from 0 (not at all) to 10. */
  readonly boost?: number;
}

/** The kinds, facets and figures that documents can have and queries can ask for. */
export interface SearchSchema {
  readonly kinds: readonly string[];
  readonly facets: readonly string[];
  readonly figures: readonly string[];
  /** What queries say about them. @default nothing: queries are words */
  readonly terms?: DomainTerms;
}
