import type { z } from 'zod';
import type { productCardModel } from '../models/product-card.model';
import type { pictureModel } from '../models/Picture.model';
import type { Unit } from '../measures/measure';
import type { MeasureSystem } from '../measures/measure-system';

/**
 * What `/bin/mysite/search` and `/bin/mysite/suggest` answer. The service writes it, the widgets and the page of results draw
 * it; `openapi.json` says the same to others.
 *
 * An address says what is asked: `q`, `page` (from 1), `size`, `sort` (a figure; `-` before it: falling), `<facet>` (once for each
 * value), `<figure>.min` and `<figure>.max` (in the units of `units`), `units` (`metric` or `us`; the region's if absent), `view`;
 * of the service besides `lang` (of the site, BCP 47), `facets` and `figures` (names with commas between: what to count and draw,
 * all if absent), `within.<facet>` (what a list is about: values that nothing in it has are not offered), and on author
 * `explain=true`. What is empty counts as absent. The service alone reads such addresses; widgets write them, from `asked`
 * and what was changed.
 *
 * What the service cannot read it refuses with 400 and `SearchRefusal`; while its first index is being built it answers 503.
 * A page whose address cannot be read shows what it shows without, and `problem` says so.
 */
export interface SearchAnswer {
  readonly asked: Asked;
  readonly total: number;
  /** Pages there are; 0 where nothing was found. */
  readonly pages: number;
  readonly items: readonly SearchItem[];
  /** By facet, in the order in which they are shown. */
  readonly facets: Readonly<Record<string, readonly FacetOption[]>>;
  /** By figure, in the order in which they are shown; only where the results differ in it. */
  readonly ranges: Readonly<Record<string, FigureRange>>;
  /** What the words were understood as, in the order in which they were typed. */
  readonly chips: readonly SearchChip[];
  /** Where there are chips: the words without all of them. */
  readonly plain?: string;
  /** "Did you mean": the words with their slips mended. */
  readonly suggestion?: string;
  /**
   * Where nothing meets all (`total` is 0): what to give up, as the words without it, and how many that finds. `items` are
   * those; facets and ranges are of what meets all.
   */
  readonly relaxed?: { readonly without: string; readonly q: string; readonly total: number };
  /** On a page whose address asks what cannot be: the parameter. */
  readonly problem?: Pick<SearchRefusal, 'parameter'>;
}

/** What the service says to a bad address. */
export interface SearchRefusal {
  readonly status: number;
  readonly parameter?: string;
  /** For the developer: what would be right. */
  readonly message: string;
}

/** The address, read and checked; on a page together with what its component presets. */
export interface Asked {
  readonly q: string;
  /** BCP 47, of the site: `de-CH`. */
  readonly lang: string;
  readonly page: number;
  readonly size: number;
  /** `soundPressureLevel`, `-freeAirDelivery`; absent: by relevance. */
  readonly sort?: string;
  readonly units: MeasureSystem;
  readonly view: 'comfortable' | 'compact';
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** In the catalogue's units, whatever `units` says. */
  readonly ranges: Readonly<Record<string, Bounds>>;
}

/** Both included, each optional. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

export type SearchItem = ProductItem | PageItem;

/** A product, as lists of products show it. */
export interface ProductItem extends z.input<typeof productCardModel> {
  readonly type: 'product';
  readonly explain?: ItemExplanation;
}

/** A page or a document. */
export interface PageItem {
  readonly type: 'family' | 'article' | 'page' | 'document';
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly description?: string;
  /** ISO day of an article. */
  readonly date?: string;
  readonly image?: z.input<typeof pictureModel>;
  /** Of a document: `PDF`. */
  readonly format?: string;
  /** Of a document, bytes. */
  readonly bytes?: number;
  /** Of a document that is drawn from the content; its size is absent until it has been. */
  readonly documentType?: 'manual' | 'catalogue';
  /** That such a document is written in, BCP 47. */
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

/** A value of a facet. Those that nothing has any more stay, with 0, so that the list does not jump. */
export interface FacetOption {
  readonly value: string;
  /** In the reader's language. */
  readonly title: string;
  /** How many results it has, were it chosen beside the choices in other facets. */
  readonly count: number;
  readonly selected: boolean;
  /** Depth in a tree of values (`mobile`, then `mobile/piston`); 0 at the top. */
  readonly level: number;
}

export interface FigureRange {
  /** The reader's: that of `asked.units`. All numbers of the range are in it, so that they can be written into an address. */
  readonly unit: Unit;
  /** Of the results, were nothing chosen in this figure. */
  readonly min: number;
  readonly max: number;
  readonly chosen: Bounds;
  /** Results from `min` to `max` in equal steps. */
  readonly bars: readonly number[];
}

/** A part of the words that became a filter. `q` is the words without it; a range is in the reader's unit. */
export type SearchChip = { readonly source: string; readonly q: string } & (
  | { readonly facet: string; readonly value: string; readonly title: string }
  | { readonly figure: string; readonly unit: Unit; readonly range: Bounds }
);

/** What a few letters may become: words, then places to go to at once. */
export interface SuggestAnswer {
  readonly q: string;
  readonly words: readonly string[];
  readonly items: readonly SuggestItem[];
}

export interface SuggestItem {
  readonly type: 'product' | 'family' | 'article' | 'page' | 'document';
  readonly title: string;
  readonly url: string;
  /** Of a product: its order number. */
  readonly sku?: string;
  /** What kind of thing it is. */
  readonly subject?: string;
  /** A small picture (96 px wide). */
  readonly image?: string;
}
