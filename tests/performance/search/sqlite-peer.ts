import { join } from 'node:path';
import Database from 'libsql';
import type { SearchDocument } from '../../../model-json/features/search/engine/SearchDocument';
import { syntheticProducts } from '../../../model-json/features/search/engine/synthetic/products';
import { countFacets, type Peer } from './Peer';

/** SQLite's full text with its own stemmer, used directly: one statement for all hits in order, facets in JavaScript. */
export function sqlitePeer(size: number, folder: string): Peer {
  const db = new Database(join(folder, 'peer.db'));
  db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    CREATE TABLE product (row INTEGER PRIMARY KEY, data TEXT);
    CREATE VIRTUAL TABLE words USING fts5(name, subject, body, content='', tokenize='porter unicode61 remove_diacritics 2');
    BEGIN`);
  const product = db.prepare('INSERT INTO product VALUES (?, ?)');
  const words = db.prepare('INSERT INTO words (rowid, name, subject, body) VALUES (?, ?, ?, ?)');
  const facets: SearchDocument['facets'][] = [{}];
  for (const document of syntheticProducts(size)) {
    const row = facets.push(document.facets) - 1;
    product.run(row, JSON.stringify(document));
    words.run(row, document.name, document.subject, document.body);
  }
  db.exec(`INSERT INTO words (words) VALUES ('optimize'); COMMIT`);
  const hits = db
    .prepare(
      'SELECT rowid, bm25(words, 8.0, 4.0, 1.0) AS score FROM words WHERE words MATCH ? ORDER BY score',
    )
    .raw();
  const item = db.prepare('SELECT data FROM product WHERE row = ?').raw();
  return {
    search(text) {
      const rows = (hits.all(text) as [number, number][]).map(([row]) => row);
      const items = rows.slice(0, 24).map((row) => JSON.parse((item.get(row) as [string])[0]) as unknown);
      return { total: rows.length, items, facets: countFacets(rows, facets) };
    },
    close: () => db.close(),
  };
}
