import type { ExportContext } from '../../../../core/exporter/Exporter';
import { assetMimeType, getAsset } from '../../../../core/exporter/shared/assets';
import { isWithin } from '../../../../core/repository/path';
import type { Repository } from '../../../../core/repository/Repository';
import type { Resource } from '../../../../core/repository/Resource';
import { LANGUAGES, type Language, type SearchDocument } from '../../engine/SearchDocument';
import { sitesOf } from '../../../../core/server/pages/sites';
import { assetDocuments } from './asset-documents';
import type { SearchableContent } from '../../SearchableContent';
import type { Described } from './Described';
import { documentAt } from './document-at';
import { pageDocuments } from './page-documents';
import { Survey } from './Survey';
import { entryOf } from '../../../../../shared/checked/required';

/** Part of the searchable content: some languages completely, and single pages of others. */
export interface Reading {
  readonly languages: ReadonlySet<Language>;
  /** Ids of documents that were looked up individually; any that are missing from the result no longer exist. */
  readonly ids: ReadonlySet<string>;
  [Symbol.iterator](): Iterator<SearchDocument>;
}

/** The content that a language was read from. */
interface Known {
  /** Paths of the language's sites. */
  readonly sites: string;
  readonly survey: Survey;
}

/** Content without anything searchable. */
const NOT_FOUND = ['/content/experience-fragments', '/conf', '/apps', '/etc', '/home', '/libs'];

/**
 * All that visitors can find in a content tree: pages, what features add to them, and files that these reference. Nothing that
 * was read is cached. After a change to pages, only their own documents are read again, unless others depend on the change. In
 * that case, or if anything else changed (fragments, tags, files), all affected languages are read again.
 */
export class SearchDocuments {
  private readonly known = new Map<Language, Known>();

  /**
   * @param contextAt the context of a page's model
   * @param sources what other features let visitors find
   */
  constructor(
    private readonly repository: Repository,
    private readonly contextAt: (page: Resource) => ExportContext,
    private readonly sources: readonly SearchableContent[],
  ) {}

  all(): Reading {
    this.known.clear();
    return this.after([]);
  }

  /**
   * Everything that the changes may have affected. Callers may pause while iterating; later changes belong to the next call.
   *
   * @param paths the paths changed since the last call
   */
  after(paths: Iterable<string>): Reading {
    const described = this.describe();
    for (const { language, sites } of described) {
      if (this.known.get(language)?.sites !== namesOf(sites)) this.known.delete(language);
    }
    const pages = new Set<string>();
    for (const path of paths) this.touch(path, pages);
    const wanted = described.filter(({ language }) => !this.known.has(language));
    const single = new Map(
      [...pages].flatMap((path) => documentAt(path, described, this.repository, this.sources)),
    );
    return {
      languages: new Set(wanted.map(({ language }) => language)),
      ids: new Set(single.keys()),
      [Symbol.iterator]: () => this.read(single.values(), wanted),
    };
  }

  private *read(
    single: Iterable<() => SearchDocument | undefined>,
    languages: readonly Described[],
  ): Generator<SearchDocument> {
    for (const read of single) {
      const document = read();
      if (document) yield document;
    }
    for (const described of languages) {
      const { language, sites } = described;
      // Taken before its documents are read, so that changes made meanwhile are detected.
      const survey = new Survey(sites, this.repository, this.sources);
      this.known.set(language, { sites: namesOf(sites), survey });
      for (const site of sites) {
        for (const source of this.sources) yield* source.documentsOf?.(site, described.contextOf(site)) ?? [];
        yield* pageDocuments(site, described, this.sources);
      }
      yield* assetDocuments(described, this.sources);
      for (const source of this.sources) yield* source.documentsIn?.(described) ?? [];
    }
  }

  private describe(): Described[] {
    const sites = sitesOf(this.repository);
    const contexts = new Map(sites.map(({ root }) => [root, this.contextAt(root)]));
    return LANGUAGES.map((language) => ({
      language,
      sites: sites.filter((site) => site.language === language),
      contextOf: ({ root }) => entryOf(contexts, root),
    }));
  }

  /** Forgets languages that a change affects as a whole, or records the pages whose own documents it affects. */
  private touch(path: string, pages: Set<string>): void {
    if (NOT_FOUND.some((place) => isWithin(path, place)) || this.isPicture(path)) return;
    const languages = [...this.known].filter(([, { survey }]) => survey.covers(path));
    if (languages.length === 0) this.known.clear();
    for (const [language, { survey }] of languages) {
      const affected = survey.after(path);
      if (affected) affected.forEach((page) => pages.add(page));
      else this.known.delete(language);
    }
  }

  /** Pictures are never search results. */
  private isPicture(path: string): boolean {
    const asset = getAsset(this.repository, path);
    return asset !== undefined && /^(?:image|video)\//.test(assetMimeType(asset) ?? '');
  }
}

const namesOf = (sites: Described['sites']): string => sites.map(({ root }) => root.path).join(' ');
