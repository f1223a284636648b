import Database from 'libsql';
import { LANGUAGES, type Language, type SearchDocument, type SearchSchema } from '../SearchDocument';
import { numbersOf } from './numbers';
import { Vocabulary } from '../text/Vocabulary';
import { Columns, type Facts } from './Columns';
import { FILE_VERSION, SCHEMA, textTable } from './schema';
import { countedWords, textColumns } from './text-columns';

export interface StoredRow {
  readonly row: number;
  readonly document: SearchDocument;
}

/** How a generation is written: `bulk` while nobody reads it and a crash may lose it. */
type Mode = 'bulk' | 'live';

/**
 * Rows without a word beside each document. bm25 gives a word that every other document has no weight at all, and in a
 * catalogue of compressors that is the word that matters most. Among three times as many rows no word is that frequent.
 */
const emptyRowsOf = (row: number): readonly number[] => [-2 * row, -2 * row - 1];

function* rowsOf(rows: Iterable<[number]>): Generator<number> {
  for (const [row] of rows) yield row;
}

/** One state of the index: a database file, and its columns and vocabulary in memory. */
export class Generation {
  readonly columns: Columns;
  readonly vocabularies = new Map<Language, Vocabulary>(
    LANGUAGES.map((language) => [language, new Vocabulary(language)]),
  );
  private readonly statements = new Map<string, Database.Statement>();
  private last = 0;

  private constructor(
    readonly file: string,
    private readonly db: Database.Database,
    schema: SearchSchema,
  ) {
    this.columns = new Columns(schema);
  }

  static create(file: string, schema: SearchSchema, mode: Mode): Generation {
    const db = new Database(file);
    db.exec(mode === 'bulk' ? 'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;' : '');
    db.exec(SCHEMA);
    const generation = new Generation(file, db, schema);
    if (mode === 'live') generation.goLive();
    return generation;
  }

  /** @returns undefined for a file of another version */
  static open(file: string, schema: SearchSchema): Generation | undefined {
    const db = new Database(file);
    const version = db.prepare('PRAGMA user_version').raw().get() as unknown as [number] | undefined;
    if (version?.[0] !== FILE_VERSION) {
      db.close();
      return undefined;
    }
    const generation = new Generation(file, db, schema);
    generation.goLive();
    generation.load();
    return generation;
  }

  /** From here on every change is whole or not at all, whenever the power goes. */
  goLive(): void {
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  }

  /** A statement, prepared once. Rows come as lists. */
  statement(sql: string): Database.Statement {
    let found = this.statements.get(sql);
    if (!found) {
      found = this.db.prepare(sql);
      if (found.reader) found.raw();
      this.statements.set(sql, found);
    }
    return found;
  }

  begin(): void {
    this.db.exec('BEGIN IMMEDIATE');
  }

  commit(): void {
    this.db.exec('COMMIT');
  }

  /** On an error the file is as before, but columns and vocabulary are not: the generation must be opened again. */
  transaction(work: () => void): void {
    this.begin();
    try {
      work();
      this.commit();
    } catch (error) {
      this.db.exec('ROLLBACK');
      throw error;
    }
  }

  rowOf(id: string): number | undefined {
    return this.first<[number]>('SELECT row FROM document WHERE id = ?', id)?.[0];
  }

  document(row: number): SearchDocument | undefined {
    const found = this.first<[string]>('SELECT data FROM document WHERE row = ?', row);
    return found && (JSON.parse(found[0]) as SearchDocument);
  }

  /** Stores a document and counts its words; its texts follow with `addText`. New words go to the list. */
  addDocument(document: SearchDocument, newWords: string[]): number {
    const { id, language, skus = [], facets, figures, boost, kind, name } = document;
    const row = (this.last += 1);
    const facts: Facts = { facets: { ...facets, kind: [kind] }, figures, boost };
    this.run(
      'INSERT INTO document VALUES (?, ?, ?, ?, ?)',
      row,
      id,
      language,
      JSON.stringify(facts),
      JSON.stringify(document),
    );
    for (const sku of numbersOf(name, skus)) this.run('INSERT INTO number VALUES (?, ?)', sku, row);
    this.columns.set(row, language, facts);
    const vocabulary = this.vocabularies.get(language)!;
    for (const word of countedWords(document, vocabulary)) if (vocabulary.count(word, 1)) newWords.push(word);
    return row;
  }

  /** Finds the place of a document that came to others. */
  placeDocument(row: number, id: string): void {
    const before = this.first<[number]>('SELECT row FROM document WHERE id < ? ORDER BY id DESC LIMIT 1', id);
    const after = this.first<[number]>('SELECT row FROM document WHERE id > ? ORDER BY id LIMIT 1', id);
    if (!this.columns.places.setBetween(row, before?.[0], after?.[0])) this.placeAll();
  }

  /** Finds the places of all documents at once. */
  placeAll(): void {
    const rows = this.statement('SELECT row FROM document ORDER BY id').iterate() as Iterable<[number]>;
    this.columns.places.setAll(rowsOf(rows));
  }

  addText(row: number, document: SearchDocument): void {
    const columns = textColumns(document, this.vocabularies.get(document.language)!);
    const sql = `INSERT INTO ${textTable(document.language)} (rowid, name, subject, body) VALUES (?, ?, ?, ?)`;
    this.run(sql, row, ...columns);
    for (const empty of emptyRowsOf(row)) this.run(sql, empty, '', '', '');
  }

  removeText(row: number, language: Language): void {
    for (const each of [row, ...emptyRowsOf(row)]) {
      this.run(`DELETE FROM ${textTable(language)} WHERE rowid = ?`, each);
    }
  }

  removeDocument(id: string): SearchDocument | undefined {
    const row = this.rowOf(id);
    const document = row === undefined ? undefined : this.document(row);
    if (row === undefined || !document) return undefined;
    this.removeText(row, document.language);
    this.run('DELETE FROM number WHERE row = ?', row);
    this.run('DELETE FROM document WHERE row = ?', row);
    this.columns.remove(row);
    const vocabulary = this.vocabularies.get(document.language)!;
    for (const word of countedWords(document, vocabulary)) vocabulary.count(word, -1);
    return document;
  }

  /** All documents of a language, in their order, some at a time. */
  *documentsIn(language: Language): Generator<StoredRow> {
    const sql = 'SELECT row, data FROM document WHERE row > ? AND language = ? ORDER BY row LIMIT 500';
    for (let after = 0; ;) {
      const rows = this.statement(sql).all(after, language) as [number, string][];
      for (const [row, data] of rows) yield { row, document: JSON.parse(data) as SearchDocument };
      if (rows.length === 0) return;
      after = rows.at(-1)![0];
    }
  }

  /** Writes the changes of the vocabularies beside the documents. */
  saveVocabularies(): void {
    for (const [language, vocabulary] of this.vocabularies) {
      for (const { word, stem, documents } of vocabulary.takeChanges()) {
        if (documents === 0)
          this.run('DELETE FROM vocabulary WHERE language = ? AND word = ?', language, word);
        else
          this.run('INSERT OR REPLACE INTO vocabulary VALUES (?, ?, ?, ?)', language, word, stem, documents);
      }
    }
  }

  /** Merges what many small writes left. */
  optimize(): void {
    for (const language of LANGUAGES) {
      this.db.exec(`INSERT INTO ${textTable(language)} (${textTable(language)}) VALUES ('optimize')`);
    }
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }

  private load(): void {
    for (let after = 0; ;) {
      const rows = this.statement(
        'SELECT row, language, facts FROM document WHERE row > ? ORDER BY row LIMIT 5000',
      ).all(after) as [number, Language, string][];
      for (const [row, language, facts] of rows) this.columns.set(row, language, JSON.parse(facts) as Facts);
      if (rows.length === 0) break;
      this.last = after = rows.at(-1)![0];
    }
    this.placeAll();
    const words = this.statement('SELECT language, word, stem, documents FROM vocabulary').all() as [
      Language,
      string,
      string,
      number,
    ][];
    for (const [language, word, stem, documents] of words) {
      this.vocabularies.get(language)!.count(word, documents, stem);
    }
    for (const vocabulary of this.vocabularies.values()) vocabulary.takeChanges();
  }

  private first<Row>(sql: string, ...values: unknown[]): Row | undefined {
    return this.statement(sql).get(...values) as Row | undefined;
  }

  private run(sql: string, ...values: unknown[]): void {
    this.statement(sql).run(...values);
  }
}
