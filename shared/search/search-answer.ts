import type { z } from 'zod';
import type { pictureModel } from '../models/Picture.model';
import type { Unit } from '../measures/measure';
import type { MeasureSystem } from '../measures/measure-system';

/**
 * The answers of `/bin/mysite/search` and `/bin/mysite/suggest`. The service writes them; the widgets and the results
 * page show them; `openapi.json` documents them for others.
 *
 * Query parameters: `q`, `page` (from 1), `size`, `sort` (a figure; `-` before it: descending), `<facet>` (once for
 * each value), `<figure>.min` and `<figure>.max` (in the units of `units`), `units` (`metric` or `us`; the region's if
 * absent), `view`; the service also reads `lang` (of the site, BCP 47), `facets` and `figures` (comma-separated names
 * to count and show, all if absent), `within.<facet>` (the scope of a list: values that occur nowhere in it are not
 * offered), and on author `explain=true`. Empty parameters count as absent. Only the service parses such addresses;
 * widgets build them from `asked` and their changes.
 *
 * The service refuses an invalid query with 400 and `SearchRefusal`; while its first index is being built it answers
 * 503. A page with an invalid query ignores it and sets `problem`.
 */
export interface SearchAnswer {
  readonly asked: Asked;
  readonly total: number;
  /** Number of pages; 0 if nothing was found. */
  readonly pages: number;
  readonly items: readonly SearchItem[];
  /** By facet, in display order. */
  readonly facets: Readonly<Record<string, readonly FacetOption[]>>;
  /** The names of the facets, in the reader's language; kinds of results have none. Missing in answers of earlier services. */
  readonly facetTitles?: Readonly<Record<string, string>>;
  /** By figure, in display order; only figures in which the results differ. */
  readonly ranges: Readonly<Record<string, FigureRange>>;
  /** The interpretation of the words, in the order in which they were typed. */
  readonly chips: readonly SearchChip[];
  /** If there are chips: the words without them. */
  readonly plain?: string;
  /** "Did you mean": the words with typos corrected. */
  readonly suggestion?: string;
  /**
   * If nothing matches everything (`total` is 0): what to leave out, the remaining words, and how many results they
   * find. `items` contains those results; facets and ranges are those of the full query.
   */
  readonly relaxed?: { readonly without: string; readonly q: string; readonly total: number };
  /** On a page with an invalid query: the parameter. */
  readonly problem?: Pick<SearchRefusal, 'parameter'>;
}

/** The service's answer to an invalid query. */
export interface SearchRefusal {
  readonly status: number;
  readonly parameter?: string;
  /** For the developer: how to fix it. */
  readonly message: string;
}

/** The query, parsed and validated; on a page combined with its component's presets. */
export interface Asked {
  readonly q: string;
  /** BCP 47, of the site: `de-CH`. */
  readonly lang: string;
  readonly page: number;
  readonly size: number;
  /** `soundPressureLevel`, `-freeAirDelivery`; absent: by relevance. */
  readonly sort?: string | undefined;
  readonly units: MeasureSystem;
  readonly view: 'comfortable' | 'compact';
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** In the units in which figures are stored, regardless of `units`. */
  readonly ranges: Readonly<Record<string, Bounds>>;
}

/** Both inclusive and optional. */
export interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export type SearchItem = PageItem | FeatureItems[keyof FeatureItems];

/** Results that are more than a page, by type. A feature adds its own to this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface FeatureItems {}

/** Types of pages. A feature adds its own to this interface. */
export interface PageTypes {
  readonly article: true;
  readonly page: true;
  readonly document: true;
}

/** A page or a document. */
export interface PageItem {
  readonly type: keyof PageTypes;
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly description?: string;
  /** ISO date of an article. */
  readonly date?: string;
  readonly image?: z.input<typeof pictureModel>;
  /** Of a document: `PDF`. */
  readonly format?: string;
  /** Size of a document in bytes. */
  readonly bytes?: number;
  /** Set for a document drawn from the content; its size is absent until it has been drawn. */
  readonly documentType?: string;
  /** Language of such a document, BCP 47. */
  readonly language?: string;
  readonly explain?: ItemExplanation;
}

/** To authors, on request (`explain=true`). */
export interface ItemExplanation {
  readonly score: number;
  readonly text: number;
  readonly number: number;
  readonly boost: number;
  readonly pinned: boolean;
}

/** A value of a facet. Values without results stay, with 0, so that the list does not jump. */
export interface FacetOption {
  readonly value: string;
  /** In the reader's language. */
  readonly title: string;
  /** Number of results if it were chosen in addition to the choices in other facets. */
  readonly count: number;
  readonly selected: boolean;
  /** Depth in a tree of values (`mobile`, then `mobile/piston`); 0 at the top. */
  readonly level: number;
}

export interface FigureRange {
  /**
   * The reader's unit (`asked.units`). All numbers of the range use it, so that they can be written into an address.
   */
  readonly unit: Unit;
  /** The results' range without the choice for this figure. */
  readonly min: number;
  readonly max: number;
  readonly chosen: Bounds;
  /** Number of results from `min` to `max`, in equal steps. */
  readonly bars: readonly number[];
}

/** A part of the words that became a filter. `q` is the words without it; a range is in the reader's unit. */
export type SearchChip = { readonly source: string; readonly q: string } & (
  | { readonly facet: string; readonly value: string; readonly title: string }
  | { readonly figure: string; readonly unit: Unit; readonly range: Bounds }
);

/** Completions for a few letters: words, then pages to open directly. */
export interface SuggestAnswer {
  readonly q: string;
  readonly words: readonly string[];
  readonly items: readonly SuggestItem[];
}

export interface SuggestItem {
  readonly type: SearchItem['type'];
  readonly title: string;
  readonly url: string;
  /** The number by which people order it. */
  readonly sku?: string;
  /** Kind of result. */
  readonly subject?: string;
  /** A small picture (96 px wide). */
  readonly image?: string;
}
