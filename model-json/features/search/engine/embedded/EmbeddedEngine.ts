import { checkDocument } from '../check-document';
import { checkQuery } from '../check-query';
import type { SearchEngine } from '../SearchEngine';
import { LANGUAGES, type Language, type SearchDocument, type SearchSchema } from '../SearchDocument';
import type { SearchQuery, SearchResult, SuggestRules, Suggestions } from '../SearchQuery';
import { SynonymIndex } from '../text/SynonymIndex';
import type { Synonyms } from '../text/synonyms';
import { wordsJoinedBy } from '../text/words';
import { Generation } from './Generation';
import { GenerationFiles } from './generation-files';
import { searchRows } from '../rows/search-rows';
import { suggestInRows } from '../rows/suggest-rows';
import { rowIndexOf } from './generation-rows';
import { fill, put, take } from './write-generation';

export interface EmbeddedSettings {
  /** Folder of the index. Only one process may write to it. */
  readonly folder: string;
  readonly schema: SearchSchema;
  /** Synonyms. @default none */
  readonly synonyms?: Partial<Synonyms>;
}

/** The engine for a machine without a search cluster: SQLite full-text search in a file, facets and figures in memory. */
export class EmbeddedEngine implements SearchEngine {
  private readonly files: GenerationFiles;
  private readonly synonyms: SynonymIndex;
  private readonly schema: SearchSchema;
  private generation: Generation;
  /** Serialises writes. */
  private writing: Promise<unknown> = Promise.resolve();

  constructor({ folder, schema, synonyms = {} }: EmbeddedSettings) {
    this.files = new GenerationFiles(folder);
    this.synonyms = new SynonymIndex(synonyms, undefined, wordsJoinedBy(schema.terms));
    this.schema = { ...schema, facets: [...new Set(['kind', ...schema.facets])] };
    this.generation = this.open();
  }

  async index(documents: Iterable<SearchDocument>): Promise<void> {
    const all = [...documents];
    for (const document of all) checkDocument(document, this.schema);
    await this.write(() => this.change((generation) => put(generation, all)));
  }

  async remove(ids: Iterable<string>): Promise<void> {
    const all = [...ids];
    await this.write(() => this.change((generation) => take(generation, all)));
  }

  async rebuild(documents: Iterable<SearchDocument>): Promise<void> {
    await this.write(async () => {
      const next = Generation.create(this.files.next(), this.schema, 'bulk');
      try {
        await fill(next, documents, this.schema);
      } catch (error) {
        next.close();
        this.files.clean(this.generation.file);
        throw error;
      }
      next.goLive();
      this.files.choose(next.file);
      const old = this.generation;
      this.generation = next;
      old.close();
      this.files.clean(next.file);
    });
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    checkQuery(query, this.schema);
    return searchRows(
      query,
      rowIndexOf(this.generation),
      this.synonyms.with(query.synonyms ?? [], query.language),
    );
  }

  async suggest(prefix: string, language: Language, rules: SuggestRules = {}): Promise<Suggestions> {
    const { filters, factors, synonyms = [] } = rules;
    checkQuery({ language, text: prefix, ...(filters && { filters }) }, this.schema);
    const known = this.synonyms.with(synonyms, language);
    return suggestInRows(prefix, language, rowIndexOf(this.generation), known, {
      ...(filters && { filters }),
      ...(factors && { factors }),
      terms: this.schema.terms,
    });
  }

  async *documents(): AsyncIterable<SearchDocument> {
    for (const language of LANGUAGES) {
      for (const { document } of this.generation.documentsIn(language)) yield document;
    }
  }

  async close(): Promise<void> {
    await this.writing;
    this.generation.close();
  }

  /** The last complete generation, or an empty one if there is none or its version differs. */
  private open(): Generation {
    const current = this.files.current();
    const known = current === undefined ? undefined : Generation.open(current, this.schema);
    if (known) {
      this.files.clean(known.file);
      return known;
    }
    const empty = Generation.create(this.files.next(), this.schema, 'live');
    this.files.choose(empty.file);
    this.files.clean(empty.file);
    return empty;
  }

  private change(work: (generation: Generation) => void): void {
    try {
      work(this.generation);
    } catch (error) {
      this.generation.close();
      this.generation = this.open();
      throw error;
    }
  }

  private write<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.writing.then(work);
    this.writing = turn.catch(() => undefined);
    return turn;
  }
}
