import type { ExportContext } from '../../../../core/exporter/Exporter';
import type { Resource } from '../../../../core/repository/Resource';
import type { Language } from '../../engine/SearchDocument';
import type { Site } from '../../../../core/server/pages/sites';

/** The input for documents: the sites of one language, and a view of the tree from each. */
export interface Described {
  readonly language: Language;
  /** The main site first; texts are read there. */
  readonly sites: readonly Site[];
  contextOf(site: Site): ExportContext;
}

/** An asset referenced by pages or products of a language, and the sites that reference it. */
export interface Referred {
  readonly asset: Resource;
  readonly sites: Set<string>;
  readonly below: Set<string>;
  /** Texts from where it is referenced: the product of a manual. */
  readonly about: Set<string>;
}
