import { mapLanguages, type ByLanguage } from '../../../../../shared/words/in-language';
import { LANGUAGES, type Language, type SearchDocument } from '../SearchDocument';
import { fold } from '../text/fold';
import { countedWords } from '../text/text-columns';
import { Vocabulary } from '../text/Vocabulary';
import { wordsJoinedBy } from '../text/words';
import type { DomainTerms } from '../understand/DomainTerms';
import { WRITING, type Cluster } from './Cluster';

/** Words per request; the most that OpenSearch answers with is 65,535. */
const PAGE = 10_000;

interface WordBucket {
  readonly key: string;
  readonly doc_count: number;
}

interface WordPage {
  readonly aggregations?: {
    readonly words: {
      readonly buckets: readonly { readonly key: { readonly word: string }; readonly doc_count: number }[];
      readonly after_key?: { readonly word: string };
    };
  };
}

interface WordCounts {
  readonly aggregations?: { readonly words: { readonly buckets: readonly WordBucket[] } };
}

/** The words of an index by language, held in memory: queries are planned before they are sent. */
export class Vocabularies {
  readonly in: ByLanguage<Vocabulary>;

  constructor(terms: DomainTerms | undefined) {
    const wordsOf = wordsJoinedBy(terms);
    this.in = mapLanguages((language) => new Vocabulary(language, wordsOf));
  }

  /** @param index its name or alias */
  static async load(cluster: Cluster, index: string, terms: DomainTerms | undefined): Promise<Vocabularies> {
    const all = new Vocabularies(terms);
    for (const language of LANGUAGES) {
      for (let after: object | undefined = {}; after;) {
        const composite: object = {
          size: PAGE,
          sources: [{ word: { terms: { field: `vocabulary.${language}` } } }],
          ...(Object.keys(after).length > 0 && { after }),
        };
        const body = { size: 0, aggs: { words: { composite } } };
        const page: WordPage = await cluster.ask('POST', searchOf(index), body, WRITING);
        for (const { key, doc_count } of page.aggregations?.words.buckets ?? [])
          all.in[language].count(key.word, doc_count);
        after = page.aggregations?.words.after_key;
      }
    }
    return all;
  }

  /** Adds the words of documents that are about to be written. @returns the words that are new, by language */
  expect(documents: readonly SearchDocument[]): ReadonlyMap<Language, readonly string[]> {
    const fresh = new Map<Language, string[]>();
    for (const document of documents) {
      const vocabulary = this.in[document.language];
      for (const word of countedWords(document, vocabulary)) {
        if (vocabulary.has(fold(word))) continue;
        vocabulary.count(word, 1);
        fresh.set(document.language, [...(fresh.get(document.language) ?? []), word]);
      }
    }
    return fresh;
  }

  /** Counts the words of some documents again, after they were written or removed. */
  async renew(documents: readonly SearchDocument[], cluster: Cluster, index: string): Promise<void> {
    for (const language of LANGUAGES) {
      const vocabulary = this.in[language];
      const own = documents.filter((document) => document.language === language);
      const words = [...new Set(own.flatMap((document) => [...countedWords(document, vocabulary)]))];
      for (let from = 0; from < words.length; from += PAGE) {
        await this.recount(words.slice(from, from + PAGE), language, cluster, index);
      }
    }
  }

  private async recount(
    words: readonly string[],
    language: Language,
    cluster: Cluster,
    index: string,
  ): Promise<void> {
    const field = `vocabulary.${language}`;
    const body = { size: 0, aggs: { words: { terms: { field, include: words, size: words.length } } } };
    const answer: WordCounts = await cluster.ask('POST', searchOf(index), body, WRITING);
    const counts = new Map<string, number>();
    for (const word of words) counts.set(fold(word), 0);
    for (const { key, doc_count } of answer.aggregations?.words.buckets ?? [])
      counts.set(fold(key), (counts.get(fold(key)) ?? 0) + doc_count);
    const vocabulary = this.in[language];
    const written = new Map(words.map((word) => [fold(word), word]));
    for (const [word, documents] of counts) {
      const more = documents - (vocabulary.get(word)?.documents ?? 0);
      if (more !== 0) vocabulary.count(written.get(word) ?? word, more);
    }
  }
}

const searchOf = (index: string) => `/${index}/_search?allow_partial_search_results=false`;
