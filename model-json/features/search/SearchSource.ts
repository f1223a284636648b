import type { SearchItem, SuggestItem } from '../../../shared/search/search-answer';
import type { Unit } from '../../../shared/measures/measure';
import type { ExportContext, Model, Properties } from '../../core/exporter/Exporter';
import type { ComponentOwner } from '../../core/exporter/shared/component-owner';
import type { Resource } from '../../core/repository/Resource';
import type { Site } from '../../core/server/pages/sites';
import type { Language, SearchDocument } from './engine/SearchDocument';
import type { SearchEngine } from './engine/SearchEngine';
import type { Synonyms } from './engine/text/synonyms';
import type { Described } from './server/documents/Described';
import type { ItemSchema } from './server/answers/answer-schema';
import type { SearchService } from './server/SearchService';

/** A kind of results: `product`. Visitors choose between them first. */
export interface Kind {
  readonly name: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** A document of it as a result; undefined where there is nothing to show or nowhere to go. @default a page */
  itemOf?(document: SearchDocument, owner: ComponentOwner): SearchItem | undefined;
  /** A result of it as a suggestion; its picture is added. @default its title and address */
  suggestionOf?(item: SearchItem): SuggestItem | undefined;
  /** The page of a document of it. @default the page at its path */
  pageOf?(path: string, site: Site, context: ExportContext): Resource | undefined;
  /** What its results are in `openapi.json`. @default a page */
  readonly schema?: ItemSchema;
}

/** What is found in the place of a page: the product that it shows. */
export interface StandIn {
  /** Its path, by which its documents are named. */
  readonly path: string;
  read(site: Site, context: ExportContext): SearchDocument | undefined;
}

/** What a page is, and what that tells of it. */
export interface PageKind {
  readonly kind: string;
  /** Share by which its score is raised. */
  readonly boost: number;
  /** What is found by it as by its description. */
  readonly subject?: string | undefined;
}

/** Where a component that shows results asks. */
export interface Asking {
  readonly site: Site;
  readonly service: SearchService;
  readonly engine: SearchEngine;
}

/** A component that shows what was found in a way of its own. */
export interface ResultsComponent {
  /** Its resource type. */
  readonly type: string;
  /** What its model has of what was found; undefined where nobody looks for anything. */
  fill(model: Model, asking: Asking): Promise<FilledComponent | undefined>;
}

export interface FilledComponent {
  readonly found: Model;
  /** What is counted of it: words that somebody begins to look for, and how many results they have. */
  readonly searched?: { readonly query: string; readonly total: number };
}

/**
 * What a feature lets visitors find beyond pages and files. The search knows none by name: a site lists them (`search(…sources)`).
 * All of it is optional.
 */
export interface SearchSource {
  /** In the order in which they are offered; articles, documents and pages follow. */
  readonly kinds?: readonly Kind[];
  /** Facets that visitors choose by, in the order in which they are shown. Their values are tags: `mysite:family/…`. */
  readonly facets?: readonly string[];
  /** Figures that visitors choose by, in the order in which they are shown, each with the unit that it is kept in. */
  readonly figures?: Readonly<Record<string, Unit>>;
  /** Words of the trade that mean the same. */
  readonly synonyms?: Partial<Synonyms>;
  readonly components?: readonly ResultsComponent[];

  /** Properties of a page's content that decide about other documents than its own. */
  readonly deciding?: readonly string[];
  /** Those of them that name a page which others are copied from. */
  readonly masters?: readonly string[];

  /** What is found on a site, before its pages. */
  documentsOf?(site: Site, context: ExportContext): Iterable<SearchDocument>;
  /** What is found in a language, after its pages and files. */
  documentsIn?(described: Described): Iterable<SearchDocument>;
  /** Files that are found on a site, beside those that its pages lead to, and what is written where they are named. */
  filesOf?(
    site: Site,
    context: ExportContext,
  ): Iterable<{ readonly asset: Resource; readonly about: string }>;
  /** What is found in the place of a page. Asked of every page: cheap. */
  standsFor?(page: Resource): StandIn | undefined;
  /** What a page is, where it is no article and not just any page. */
  kindOf?(page: Resource, site: Site, context: ExportContext): PageKind | undefined;
  /** A result for a document of the kind `document` that is no file: its path is an address. */
  fileAt?(path: string, owner: ComponentOwner): SearchItem | undefined;
  /** What a list of results on a page is about by what its author named, by facet; a facet without a value narrows nothing down. */
  preset?(list: Properties, page: Properties): Readonly<Record<string, readonly string[]>>;
  /** What an author named in the rules of the search, other than a page or a file. */
  named?(
    target: string,
    context: ExportContext,
  ): { readonly path: string; readonly title: string | undefined } | undefined;
}
