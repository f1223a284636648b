import Database from 'libsql';
import {
  LANGUAGES,
  type Language,
  type SearchDocument,
} from '../../model-json/features/search/engine/SearchDocument';

/** How the words of a query are combined: all required, or the more the better. */
export type Joined = 'AND' | 'OR';

/** SQLite's full text out of the box, over the same texts: its own stemmer, its own ranking, the same weights. */
export class PlainFts5 {
  private readonly db = new Database(':memory:');

  constructor(documents: Iterable<SearchDocument>) {
    for (const language of LANGUAGES) {
      this.db.exec(
        `CREATE VIRTUAL TABLE words_${language} USING fts5(id UNINDEXED, name, subject, body,
          tokenize='porter unicode61 remove_diacritics 2')`,
      );
    }
    this.db.exec('BEGIN');
    for (const { id, language, name, subject, body, skus = [] } of documents) {
      this.db
        .prepare(`INSERT INTO words_${language} VALUES (?, ?, ?, ?)`)
        .run(id, name, subject ?? '', `${body} ${skus.join(' ')}`);
    }
    this.db.exec('COMMIT');
  }

  search(text: string, language: Language, joined: Joined, count: number): string[] {
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const table = `words_${language}`;
    const rows = this.db
      .prepare(`SELECT id FROM ${table} WHERE ${table} MATCH ? ORDER BY bm25(${table}, 0, 8, 4, 1) LIMIT ?`)
      .all(words.map((word) => `"${word}"`).join(` ${joined} `), count) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  close(): void {
    this.db.close();
  }
}
