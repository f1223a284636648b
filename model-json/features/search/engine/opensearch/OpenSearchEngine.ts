import { checkDocument } from '../check-document';
import { checkQuery } from '../check-query';
import type { SearchEngine } from '../SearchEngine';
import type { Language, SearchDocument, SearchSchema } from '../SearchDocument';
import type { SearchQuery, SearchResult, SuggestRules, Suggestions } from '../SearchQuery';
import { SynonymIndex } from '../text/SynonymIndex';
import type { Synonyms } from '../text/synonyms';
import { wordsJoinedBy } from '../text/words';
import { allDocuments } from './all-documents';
import { UnavailableError } from '../UnavailableError';
import type { Cluster } from './Cluster';
import { Generations } from './Generations';
import { OpenSearchError } from './OpenSearchError';
import { searchIndex } from './search-index';
import { suggestFromIndex } from './suggest-from-index';
import { Vocabularies } from './Vocabularies';
import { Writer, type Live } from './Writer';

export interface OpenSearchSettings {
  /** Closed with the engine. */
  readonly cluster: Cluster;
  /** The name of the index in the cluster; processes with the same content may share it. */
  readonly name: string;
  readonly schema: SearchSchema;
  /** Synonyms. @default none */
  readonly synonyms?: Partial<Synonyms>;
  /** Called if the index is gone: somebody deleted it, or the cluster has started without its data. */
  readonly onLost?: () => void;
}

/** Milliseconds between two looks at which index answers: another process may have built a new one. */
const LOOK_MS = 5000;

/** The engine for large catalogues and several machines. Queries are understood here and answered by an OpenSearch cluster. */
export class OpenSearchEngine implements SearchEngine {
  private readonly cluster: Cluster;
  private readonly synonyms: SynonymIndex;
  private readonly schema: SearchSchema;
  private readonly writer: Writer;
  /** Serialises writes. */
  private writing: Promise<unknown> = Promise.resolve();
  private lookedAt = performance.now();
  /** Why OpenSearch refused the last query. */
  private refused: string | undefined;

  private constructor(
    private readonly settings: OpenSearchSettings,
    private readonly generations: Generations,
    private live: Live,
  ) {
    const { cluster, schema, synonyms = {} } = settings;
    this.cluster = cluster;
    this.synonyms = new SynonymIndex(synonyms, undefined, wordsJoinedBy(schema.terms));
    this.schema = { ...schema, facets: [...new Set(['kind', ...schema.facets])] };
    this.writer = new Writer(cluster, generations, this.schema);
  }

  /** @throws UnavailableError if the cluster does not answer */
  static async open(settings: OpenSearchSettings): Promise<OpenSearchEngine> {
    const generations = new Generations(settings.cluster, settings.name);
    const index = await generations.prepare();
    const words = await Vocabularies.load(settings.cluster, index, settings.schema.terms);
    return new OpenSearchEngine(settings, generations, { index, words });
  }

  async index(documents: Iterable<SearchDocument>): Promise<void> {
    const all = [...documents];
    for (const document of all) checkDocument(document, this.schema);
    await this.write(() => this.writer.change(all, [], this.live));
  }

  async remove(ids: Iterable<string>): Promise<void> {
    const all = [...ids];
    await this.write(() => this.writer.change([], all, this.live));
  }

  async rebuild(documents: Iterable<SearchDocument>): Promise<void> {
    await this.write(async () => {
      this.live = await this.writer.rebuild(documents, this.live);
    });
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    checkQuery(query, this.schema);
    this.look();
    const synonyms = this.synonyms.with(query.synonyms ?? [], query.language);
    const { alias } = this.generations;
    return this.answered(() => searchIndex(query, this.live.words, synonyms, this.cluster, alias));
  }

  async suggest(prefix: string, language: Language, rules: SuggestRules = {}): Promise<Suggestions> {
    const { filters, synonyms = [] } = rules;
    checkQuery({ language, text: prefix, ...(filters && { filters }) }, this.schema);
    this.look();
    const known = this.synonyms.with(synonyms, language);
    const { alias } = this.generations;
    return this.answered(() =>
      suggestFromIndex(
        prefix,
        language,
        this.live.words,
        known,
        rules,
        this.schema.terms,
        this.cluster,
        alias,
      ),
    );
  }

  documents(): AsyncIterable<SearchDocument> {
    return allDocuments(this.cluster, this.generations.alias);
  }

  async close(): Promise<void> {
    await this.writing;
    this.cluster.close();
  }

  /** What OpenSearch refuses is no visitor's fault, unless the query itself is wrong. */
  private async answered<Found>(ask: () => Promise<Found>): Promise<Found> {
    try {
      const found = await ask();
      this.refused = undefined;
      return found;
    } catch (error) {
      if (!(error instanceof OpenSearchError) || error.status === 400) throw error;
      if (this.refused !== error.type) this.cluster.log.warn(`No results: ${error.message}`);
      this.refused = error.type;
      if (error.status === 404) this.settings.onLost?.();
      throw new UnavailableError('The search does not answer at the moment; ask again in a few seconds');
    }
  }

  /** Takes over the words of an index that another process has built. */
  private look(): void {
    if (performance.now() - this.lookedAt < LOOK_MS) return;
    this.lookedAt = performance.now();
    void this.write(async () => {
      this.live = await this.writer.latest(this.live);
      // The log has said that the cluster does not answer; the next look may succeed.
    }).catch(() => undefined);
  }

  private write<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.writing.then(work);
    this.writing = turn.catch(() => undefined);
    return turn;
  }
}
