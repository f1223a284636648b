import { checkQuery } from '../check-query';
import { searchRows } from '../rows/search-rows';
import { suggestInRows } from '../rows/suggest-rows';
import type { Language, SearchSchema } from '../SearchDocument';
import type { Searcher } from '../SearchEngine';
import type { SearchQuery, SearchResult, SuggestRules, Suggestions } from '../SearchQuery';
import { SynonymIndex } from '../text/SynonymIndex';
import type { Synonyms } from '../text/synonyms';
import { wordsJoinedBy } from '../text/words';
import { START, type ReadFile, type Start } from './StaticFiles';
import { StaticIndex } from './StaticIndex';

export interface StaticSettings {
  readonly schema: SearchSchema;
  /** Synonyms. @default none */
  readonly synonyms?: Partial<Synonyms>;
  /** Reads a file of the index of a language. */
  readonly read: (language: Language) => ReadFile;
}

/** The engine for a site without a server: reads the files of `writeIndex`, of which a search needs few. */
export class StaticEngine implements Searcher {
  private readonly synonyms: SynonymIndex;
  private readonly schema: SearchSchema;
  private readonly indexes = new Map<Language, Promise<StaticIndex>>();

  constructor(private readonly settings: StaticSettings) {
    const { schema, synonyms = {} } = settings;
    this.synonyms = new SynonymIndex(synonyms, undefined, wordsJoinedBy(schema.terms));
    this.schema = { ...schema, facets: [...new Set(['kind', ...schema.facets])] };
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    checkQuery(query, this.schema);
    const index = await this.indexOf(query.language);
    const synonyms = this.synonyms.with(query.synonyms ?? [], query.language);
    return index.answer(() => searchRows(query, index, synonyms));
  }

  async suggest(prefix: string, language: Language, rules: SuggestRules = {}): Promise<Suggestions> {
    const { filters, factors, synonyms = [] } = rules;
    checkQuery({ language, text: prefix, ...(filters && { filters }) }, this.schema);
    const index = await this.indexOf(language);
    const known = this.synonyms.with(synonyms, language);
    const settings = {
      ...(filters && { filters }),
      ...(factors && { factors }),
      terms: this.schema.terms,
    };
    return index.answer(() => suggestInRows(prefix, language, index, known, settings));
  }

  /** A file that cannot be read is asked for again next time. */
  private indexOf(language: Language): Promise<StaticIndex> {
    const known = this.indexes.get(language);
    if (known) return known;
    const opened = this.open(language);
    this.indexes.set(language, opened);
    opened.catch(() => this.indexes.delete(language));
    return opened;
  }

  private async open(language: Language): Promise<StaticIndex> {
    const read = this.settings.read(language);
    const start = JSON.parse(await read(START)) as Start;
    return new StaticIndex(start, this.schema, read);
  }
}
