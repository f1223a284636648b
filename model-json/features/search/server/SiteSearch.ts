import { APP_ID } from '../../../../shared/addresses/app';
import type { ExportContext } from '../../../core/exporter/Exporter';
import type { Logger, Repository } from '../../../core/repository/Repository';
import type { Resource } from '../../../core/repository/Resource';
import type { Searcher, SearchEngine } from '../engine/SearchEngine';
import type { RunMode } from '../../../core/server/settings/run-mode';
import type { SearchCluster } from '../../../core/server/settings/search-cluster';
import { HttpError } from '../../../core/server/http/http-error';
import { noteAnswer, noteChanging, Scope, unrecorded } from '../../../core/repository/reads/Scope';
import { VersionCache } from '../../../core/server/pages/VersionCache';
import { SearchDocuments } from './documents/SearchDocuments';
import { Items } from './answers/Items';
import type { ResultsComponent, SearchSource } from '../SearchSource';
import { SiteSchema } from './search-schema';
import { synonymsOf } from './synonyms-of';
import { isNotedIndex, isNoteOf, notesOf } from './static/noted-index';
import { isNotedSearch, isStill, NotedSearcher } from './static/NotedSearcher';
import { writeStaticSite } from './write-static-site';
import type { StaticFiles } from '../engine/static/StaticFiles';
import { openEmbedded } from './index/open-embedded';
import type { OpenedIndex } from './index/OpenedIndex';
import { SearchIndex } from './index/SearchIndex';
import { SearchService } from './SearchService';
import { sitesOf, type Site } from '../../../core/server/pages/sites';

export interface SiteSearchOptions {
  /** What to find in addition to pages and files. */
  readonly sources: readonly SearchSource[];
  readonly repository: Repository;
  /** Folder of the index between starts. */
  readonly folder: string;
  /** The cluster that has the index. @default none: the index is in the folder */
  readonly cluster?: SearchCluster | undefined;
  readonly runMode: RunMode;
  /** The context of a page's model. */
  readonly contextAt: (page: Resource) => ExportContext;
  /** Milliseconds from a change until it is read; if undefined, changes are read on the next search. */
  readonly delay: number | undefined;
  /** Whether answers are kept, so that they must not come from the index of the last start. @default false */
  readonly isExact?: boolean;
  readonly log: Logger;
}

/** Milliseconds that a request waits for the first index. */
const PATIENCE_MS = 3000;

/** Searches the content of an instance: the index, and the services that use it. */
export class SiteSearch {
  /** What visitors can filter by. */
  readonly schema: SiteSchema;
  /** Components of features that show results. */
  readonly components: readonly ResultsComponent[];
  readonly index: SearchIndex;
  readonly service: SearchService;
  private readonly known: VersionCache<readonly Site[]>;
  private readonly notes: VersionCache<Promise<ReadonlySet<string>>>;
  private openCluster: ((onLost: () => void) => Promise<OpenedIndex>) | undefined;

  constructor(private readonly options: SiteSearchOptions) {
    const { repository, sources, contextAt, delay, log } = options;
    this.schema = new SiteSchema(sources);
    this.components = sources.flatMap(({ components = [] }) => components);
    this.index = new SearchIndex({
      repository,
      open: (onLost) => this.open(onLost),
      documents: new SearchDocuments(repository, contextAt, sources),
      delay,
      log,
    });
    this.notes = new VersionCache(() => this.index.version, 1, Infinity);
    const contentVersion = () => repository.version;
    this.known = new VersionCache(contentVersion, 1, Infinity);
    this.service = new SearchService({
      tree: repository,
      schema: this.schema,
      sources,
      items: new Items({ version: contentVersion, contextAt, schema: this.schema, sources }),
      contextAt,
      contentVersion,
      indexVersion: () => this.index.version,
    });
  }

  /** Changes whenever answers may change. */
  get version(): string {
    return `${this.options.repository.version} ${this.index.version}`;
  }

  sites(): readonly Site[] {
    return this.known.get('', () => sitesOf(this.options.repository));
  }

  /** @throws HttpError 503 until the first index is complete, or if a cluster does not answer */
  async engine(): Promise<Searcher> {
    const engine = await this.opened();
    return Scope.isWatching ? new NotedSearcher(engine) : engine;
  }

  /** Whether a noted answer would be the same now; undefined if it is none of a search. */
  isStill(noted: string): Promise<boolean> | undefined {
    if (isNotedSearch(noted)) return this.opened().then((engine) => isStill(noted, engine));
    if (isNotedIndex(noted)) return this.indexed().then((notes) => notes.has(noted));
    return undefined;
  }

  /** Notes of what the index has of each site. */
  private async indexed(): Promise<ReadonlySet<string>> {
    const engine = await this.opened();
    return this.notes.get('', () => notesOf(engine));
  }

  private async opened(): Promise<SearchEngine> {
    if (this.options.isExact) await unrecorded(() => this.index.settled());
    const engine = await unrecorded(() => this.index.ready(PATIENCE_MS));
    if (!engine) throw new HttpError(503, 'The search is not ready; ask again in a few seconds');
    return engine;
  }

  /** The search of a site as files, for visitors without a server. */
  async staticFiles(site: Site): Promise<StaticFiles> {
    const { repository: tree, sources } = this.options;
    const engine = await this.opened();
    const own = [...(await this.indexed())].find((note) => isNoteOf(site, note));
    if (own === undefined) noteChanging();
    else noteAnswer(own);
    return writeStaticSite(site, {
      tree,
      schema: this.schema,
      synonyms: synonymsOf(sources),
      service: this.service,
      engine,
    });
  }

  private async open(onLost: () => void): Promise<OpenedIndex> {
    const { cluster, folder, log, runMode, sources } = this.options;
    const settings = { schema: this.schema.engine, synonyms: synonymsOf(sources) };
    if (!cluster) return openEmbedded({ ...settings, folder }, log);
    if (!this.openCluster) {
      const { clusterOpener } = await import('./index/open-cluster');
      const name = `${cluster.name ?? APP_ID}-${runMode}`;
      this.openCluster ??= clusterOpener(cluster, { ...settings, name }, log);
    }
    return this.openCluster(onLost);
  }
}
