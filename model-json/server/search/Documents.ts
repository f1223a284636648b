import type { ExportContext } from '../../exporter/Exporter';
import { sourcesOf } from '../../repository/derived/sources-of';
import { isWithin, parentOf } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { LANGUAGES, type Language, type SearchDocument } from '../../search/SearchDocument';
import { assetDocuments } from './asset-documents';
import type { Described } from './Described';
import { pageDocuments, pagesBelow } from './page-documents';
import { productDocuments } from './product-documents';
import { sitesOf, type Site } from '../sites';

/** The documents of one language, and what they were read from. */
interface Read {
  readonly documents: readonly SearchDocument[];
  /** Paths of the language's sites. */
  readonly sites: string;
  /** Paths of the stored pages behind them. */
  readonly sources: ReadonlySet<string>;
}

/** Content that visitors find nothing of. */
const NOT_FOUND = ['/content/experience-fragments', '/conf', '/apps', '/etc', '/home', '/libs'];

/**
 * All that visitors can find in a content tree: products once a language, pages, and files that pages or products lead to.
 * A language is read anew when a page that its pages are made of changed, or anything beside pages: products, tags, files.
 */
export class Documents {
  private readonly known = new Map<Language, Read>();
  private isFollowing = false;

  /** @param contextAt the context of a page's model */
  constructor(
    private readonly repository: Repository,
    private readonly contextAt: (page: Resource) => ExportContext,
  ) {}

  /** Whoever iterates may pause: when the content changes meanwhile, what comes is of both versions and read again next time. */
  *[Symbol.iterator](): Generator<SearchDocument> {
    this.follow();
    const sites = sitesOf(this.repository);
    const contexts = new Map(sites.map(({ root }) => [root, this.contextAt(root)]));
    for (const language of LANGUAGES) {
      const described: Described = {
        language,
        sites: sites.filter((site) => site.language === language),
        contextOf: (site: Site) => contexts.get(site.root)!,
      };
      const known = this.known.get(language);
      if (known?.sites === namesOf(described)) yield* known.documents;
      else yield* this.read(described);
    }
  }

  private *read(described: Described): Generator<SearchDocument> {
    const { version } = this.repository;
    const documents: SearchDocument[] = [];
    for (const document of documentsOf(described)) {
      documents.push(document);
      yield document;
    }
    if (this.repository.version !== version) return;
    const pages = described.sites.flatMap(({ root }) => [...pagesBelow(root)]);
    const sources = new Set(pages.flatMap((page) => [...sourcesOf(page)]));
    this.known.set(described.language, { documents, sites: namesOf(described), sources });
  }

  private follow(): void {
    if (this.isFollowing) return;
    this.isFollowing = true;
    this.repository.onChange(({ paths }) => paths.forEach((path) => this.forget(path)));
  }

  private forget(path: string): void {
    if (NOT_FOUND.some((place) => isWithin(path, place))) return;
    const languages = [...this.known].flatMap(([language, { sources }]) =>
      isBelowAny(path, sources) ? [language] : [],
    );
    if (languages.length === 0) this.known.clear();
    else languages.forEach((language) => this.known.delete(language));
  }
}

function* documentsOf(described: Described): Generator<SearchDocument> {
  yield* productDocuments(described);
  for (const site of described.sites) yield* pageDocuments(site, described);
  yield* assetDocuments(described);
}

const namesOf = ({ sites }: Described): string => sites.map(({ root }) => root.path).join(' ');

/** Whether a path is one of the pages or below it: a page that is new is known by those above. */
function isBelowAny(path: string, pages: ReadonlySet<string>): boolean {
  for (let at = path; at !== '/'; at = parentOf(at)) if (pages.has(at)) return true;
  return false;
}
