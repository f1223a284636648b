import type { SearchItem, SuggestItem } from '../../../shared/search/search-answer';
import type { Unit } from '../../../shared/measures/measure';
import type { ExportContext, Properties } from '../../core/exporter/Exporter';
import type { ComponentOwner } from '../../core/exporter/shared/component-owner';
import type { Resource } from '../../core/repository/Resource';
import type { Site } from '../../core/server/pages/sites';
import type { Language, SearchDocument } from './engine/SearchDocument';
import type { DomainTerms } from './engine/understand/DomainTerms';
import type { Synonyms } from './engine/text/synonyms';
import type { Described } from './server/documents/Described';
import type { ItemSchema } from './server/answers/ItemSchema';

/** A kind of result, such as `product`. Visitors choose between kinds first. */
export interface Kind {
  readonly name: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** Turns a document of this kind into a result; undefined if it has nothing to show or no page to link to. @default a page */
  itemOf?(document: SearchDocument, owner: ComponentOwner): SearchItem | undefined;
  /** Turns such a result into a suggestion; the picture is added. @default its title and address */
  suggestionOf?(item: SearchItem): SuggestItem | undefined;
  /** The page of a document of this kind. @default the page at its path */
  pageOf?(path: string, site: Site, context: ExportContext): Resource | undefined;
  /** The schema of its results in `openapi.json`. @default a page */
  readonly schema?: ItemSchema;
}

/** What is found instead of a page: the product that the page shows. */
export interface StandIn {
  /** Its path; its documents are named after it. */
  readonly path: string;
  read(site: Site, context: ExportContext): SearchDocument | undefined;
}

/** The kind of a page, and how it affects its results. */
export interface PageKind {
  readonly kind: string;
  /** By how much its score is raised, as a share. */
  readonly boost: number;
  /** More words to find it by, weighted like its description. */
  readonly subject?: string | undefined;
}

/** What a feature makes searchable beyond pages and files. Every member is optional. */
export interface SearchableContent {
  /** In the order in which they are offered; articles, documents and pages follow. */
  readonly kinds?: readonly Kind[];
  /** Facets that visitors choose by, in the order in which they are shown. Their values are tags: `mysite:family/…`. */
  readonly facets?: readonly string[];
  /** Figures that visitors choose by, in the order in which they are shown, each with the unit that it is kept in. */
  readonly figures?: Readonly<Record<string, Unit>>;
  /** What queries say about its facets and figures. */
  readonly terms?: DomainTerms;
  /** Synonyms for the site's visitors. */
  readonly synonyms?: Partial<Synonyms>;

  /** Page properties that affect documents other than the page's own. */
  readonly deciding?: readonly string[];
  /** Of these, the properties that name a page to copy from. */
  readonly masters?: readonly string[];

  /** Documents of a site, added before its pages. */
  documentsOf?(site: Site, context: ExportContext): Iterable<SearchDocument>;
  /** Documents of a language, added after its pages and files. */
  documentsIn?(described: Described): Iterable<SearchDocument>;
  /** Files of a site in addition to those that its pages link to, each with more words to find it by. */
  filesOf?(
    site: Site,
    context: ExportContext,
  ): Iterable<{ readonly asset: Resource; readonly about: string }>;
  /** What is found instead of a page. Called for every page, so it must be cheap. */
  standsFor?(page: Resource): StandIn | undefined;
  /** The kind of a page that is neither an article nor an ordinary page. */
  kindOf?(page: Resource, site: Site, context: ExportContext): PageKind | undefined;
  /** The types of documents that are not files. */
  readonly documentTypes?: readonly string[];
  /** A result for a `document` that is not a file: its path is an address. */
  fileAt?(path: string, owner: ComponentOwner): SearchItem | undefined;
  /** The values to which the author restricted a list of results, by facet; an empty list sets no restriction. */
  preset?(list: Properties, page: Properties): Readonly<Record<string, readonly string[]>>;
  /** The target of a search rule that is neither a page nor a file. */
  named?(
    target: string,
    context: ExportContext,
  ): { readonly path: string; readonly title: string | undefined } | undefined;
}
