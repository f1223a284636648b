import type { Model } from '../../core/exporter/Exporter';
import type { Site } from '../../core/server/pages/sites';
import type { Searcher } from './engine/SearchEngine';
import type { SearchableContent } from './SearchableContent';
import type { SearchService } from './server/SearchService';

/** What a component needs to query its results. */
export interface Asking {
  readonly site: Site;
  readonly service: SearchService;
  readonly engine: Searcher;
}

/** A component that shows results in its own way. */
export interface ResultsComponent {
  /** Its resource type. */
  readonly type: string;
  /** Adds results to its model; undefined if nothing was searched for. */
  fill(model: Model, asking: Asking): Promise<FilledComponent | undefined>;
}

export interface FilledComponent {
  readonly found: Model;
  /** For statistics: the words of a new search, and their number of results. */
  readonly searched?: { readonly query: string; readonly total: number };
}

/**
 * What a feature adds to the search: content, and components that show results. Search knows no feature by name: a site
 * lists them (`search(…sources)`).
 */
export interface SearchSource extends SearchableContent {
  readonly components?: readonly ResultsComponent[];
}
