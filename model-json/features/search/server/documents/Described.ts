import type { ExportContext } from '../../../../core/exporter/Exporter';
import type { Resource } from '../../../../core/repository/Resource';
import type { Language } from '../../engine/SearchDocument';
import type { Site } from '../../../../core/server/pages/sites';

/** What documents are made of: the sites of one language, and how to look at the tree from each. */
export interface Described {
  readonly language: Language;
  /** The main one first: words are read there. */
  readonly sites: readonly Site[];
  contextOf(site: Site): ExportContext;
}

/** An asset that pages or products of a language lead to, and from which sites. */
export interface Referred {
  readonly asset: Resource;
  readonly sites: Set<string>;
  readonly below: Set<string>;
  /** What is written where it is referred to: the product that a manual is of. */
  readonly about: Set<string>;
}
