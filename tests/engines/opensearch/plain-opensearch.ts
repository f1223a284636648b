import {
  LANGUAGES,
  type Language,
  type SearchDocument,
} from '../../../model-json/features/search/engine/SearchDocument';
import type { Cluster } from '../../../model-json/features/search/engine/opensearch/Cluster';

const ANALYZERS: Readonly<Record<Language, string>> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
};

/** OpenSearch out of the box, over the same texts: its own language analyzers, ranking and typos, the same weights. */
export class PlainOpenSearch {
  private constructor(private readonly cluster: Cluster) {}

  static async fed(cluster: Cluster, documents: readonly SearchDocument[]): Promise<PlainOpenSearch> {
    for (const language of LANGUAGES) {
      const text = { type: 'text', analyzer: ANALYZERS[language] };
      const properties = { name: text, subject: text, body: text, skus: { type: 'text' } };
      await cluster.ask('PUT', `/ventora-plain-${language}`, {
        settings: { number_of_replicas: 0 },
        mappings: { properties },
      });
      const lines = documents
        .filter((document) => document.language === language)
        .flatMap(({ id, name, subject, body, skus }) => [
          { index: { _id: id } },
          { name, subject, body, skus },
        ]);
      const body = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
      await cluster.ask('POST', `/ventora-plain-${language}/_bulk?refresh=true`, body);
    }
    return new PlainOpenSearch(cluster);
  }

  async search(text: string, language: Language, operator: 'and' | 'or', size: number): Promise<string[]> {
    const fields = ['name^8', 'subject^4', 'body', 'skus'];
    const query = {
      multi_match: { query: text, fields, operator, type: 'most_fields', fuzziness: 'AUTO' },
    };
    const { hits } = await this.cluster.ask<{ hits: { hits: { _id: string }[] } }>(
      'POST',
      `/ventora-plain-${language}/_search`,
      { query, size, _source: false },
    );
    return hits.hits.map(({ _id }) => _id);
  }

  close(): void {
    this.cluster.close();
  }
}
