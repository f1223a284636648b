import type { Repository } from '../../model-json/core/repository/Repository';
import { catalogueSource } from '../../model-json/features/catalogue/search/catalogue-source';
import { searchAsTyped } from '../../model-json/features/search/engine/relax';
import { rulesFor } from '../../model-json/features/search/engine/rules/rules-for';
import type { Language, SearchDocument } from '../../model-json/features/search/engine/SearchDocument';
import type { Searcher } from '../../model-json/features/search/engine/SearchEngine';
import { SiteSchema } from '../../model-json/features/search/server/search-schema';
import { synonymsOf } from '../../model-json/features/search/server/synonyms-of';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { synonyms } from '../../model-json/sites/ventora/synonyms';
import { mapLanguages } from '../../shared/words/in-language';
import { catalogueDocuments, factsOf, rulesOf } from './catalogue';
import { de } from './judged/de';
import { en } from './judged/en';
import { es } from './judged/es';
import { fr } from './judged/fr';
import type { Facts, JudgedQuery } from './judged/Judge';
import { ndcg, recall } from './metrics';

/** Every search language needs queries of its own here. */
export const QUERIES = { en, de, fr, es } as const satisfies Partial<
  Record<Language, readonly JudgedQuery[]>
>;
export const JUDGED = Object.keys(QUERIES) as (keyof typeof QUERIES)[];
/** Results that are looked at. */
export const DEPTH = 24;

export const JUDGED_SCHEMA = new SiteSchema([catalogueSource]).engine;
export const JUDGED_SYNONYMS = synonymsOf([{ synonyms }, catalogueSource]);

export interface Measured {
  readonly ndcg: number;
  readonly recall: number;
}

/** Finds ids of products. */
export type Search = (query: string, language: Language) => Promise<readonly string[]>;

/** The real catalogue, and how well a search finds what people mean in it. */
export class Judging {
  readonly facts = mapLanguages(() => new Map<string, Facts>());

  private constructor(
    private readonly repository: Repository,
    readonly documents: readonly SearchDocument[],
  ) {
    for (const document of documents) this.facts[document.language].set(document.id, factsOf(document));
  }

  static async open(): Promise<Judging> {
    const repository = await openSiteContent();
    return new Judging(repository, catalogueDocuments(repository));
  }

  /** A search as visitors get it: with what the site's authors have ruled. */
  by(engine: Searcher): Search {
    return async (query, language) => {
      const rules = rulesFor(rulesOf(this.repository, language), query, language, JUDGED_SCHEMA.terms);
      const choices = { size: DEPTH, ...rules };
      const { result, relaxed } = await searchAsTyped(engine, query, language, JUDGED_SCHEMA, choices);
      return (relaxed?.result ?? result).items.map(({ document }) => document.id);
    };
  }

  async measure(language: Language, [query, judge]: JudgedQuery, search: Search): Promise<Measured> {
    const products = [...this.facts[language].values()].map(judge);
    const found = (await search(query, language)).map((id) => judge(this.facts[language].get(id)!));
    return { ndcg: ndcg(found, products), recall: recall(found, products, DEPTH) };
  }

  /** Measures all queries of a language. */
  async measureAll(language: keyof typeof QUERIES, search: Search): Promise<Measured[]> {
    const measured: Measured[] = [];
    for (const query of QUERIES[language]) measured.push(await this.measure(language, query, search));
    return measured;
  }

  close(): Promise<void> {
    return this.repository.close();
  }
}

export const mean = (all: readonly Measured[], of: keyof Measured): number =>
  all.reduce((sum, one) => sum + one[of], 0) / all.length;

/** A line of the table. */
export const lineOf = (language: string, name: string, all: readonly Measured[]): string =>
  `${language}  ${name.padEnd(20)} NDCG@10 ${mean(all, 'ndcg').toFixed(3)}  recall@24 ${mean(all, 'recall').toFixed(3)}`;
