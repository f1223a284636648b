import Database from 'libsql';
import { LANGUAGES, type Language, type SearchDocument, type SearchSchema } from '../SearchDocument';
import { numbersOf } from '../text/designations';
import { Vocabulary } from '../text/Vocabulary';
import { wordsJoinedBy } from '../text/words';
import { Columns, type Facts } from '../rows/Columns';
import { FILE_VERSION, SCHEMA, textTable } from './schema';
import { countedWords, textColumns } from '../text/text-columns';
import { mapLanguages, type ByLanguage } from '../../../../../shared/words/in-language';

export interface StoredRow {
  readonly row: number;
  readonly document: SearchDocument;
}

/** How to write a generation: `bulk` is faster, for one that is not in use yet and may be lost in a crash. */
type Mode = 'bulk' | 'live';

/**
 * Rows without words for each document. bm25 gives no weight to a word in every other document, and on a site
 * about one subject that is the word that matters most. Among three times as many rows, no word is that frequent.
 */
const emptyRowsOf = (row: number): readonly number[] => [-2 * row, -2 * row - 1];

function* rowsOf(rows: Iterable<[number]>): Generator<number> {
  for (const [row] of rows) yield row;
}

/** Documents in memory: the results of many searches are the same few hundred. */
const MOST_DOCUMENTS = 1000;

/* Not validated: only this class writes the JSON in the database. */
const documentIn = (data: string): SearchDocument => JSON.parse(data);
const factsIn = (data: string): Facts => JSON.parse(data);

/** One state of the index: a database file, and its columns and vocabulary in memory. */
export class Generation {
  readonly columns: Columns;
  readonly vocabularies: ByLanguage<Vocabulary>;
  private readonly statements = new Map<string, Database.Statement>();
  /** By row, the one read last at the end. A row's document never changes. */
  private readonly read = new Map<number, SearchDocument>();
  private last = 0;

  private constructor(
    readonly file: string,
    private readonly db: Database.Database,
    schema: SearchSchema,
  ) {
    this.columns = new Columns(schema);
    const wordsOf = wordsJoinedBy(schema.terms);
    this.vocabularies = mapLanguages((language) => new Vocabulary(language, wordsOf));
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
    const version: unknown = db.prepare('PRAGMA user_version').raw().get();
    if (!Array.isArray(version) || version[0] !== FILE_VERSION) {
      db.close();
      return undefined;
    }
    const generation = new Generation(file, db, schema);
    generation.goLive();
    generation.load();
    return generation;
  }

  /** From here on every change is atomic, even if the power fails. */
  goLive(): void {
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  }

  /** All rows of a query, each as a list of its columns. The caller declares their types. */
  rows<Row extends readonly unknown[]>(sql: string, ...values: unknown[]): Row[] {
    return this.statement(sql).all(...values) as Row[];
  }

  /** The first row of a query. */
  row<Row extends readonly unknown[]>(sql: string, ...values: unknown[]): Row | undefined {
    return this.statement(sql).get(...values) as Row | undefined;
  }

  /** A statement, prepared once. Rows come as lists. */
  private statement(sql: string): Database.Statement {
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

  /** After an error the file is unchanged, but columns and vocabulary are not: reopen the generation. */
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
    return this.row<[row: number]>('SELECT row FROM document WHERE id = ?', id)?.[0];
  }

  document(row: number): SearchDocument | undefined {
    const known = this.read.get(row);
    const data = known
      ? undefined
      : this.row<[data: string]>('SELECT data FROM document WHERE row = ?', row)?.[0];
    const document = known ?? (data === undefined ? undefined : documentIn(data));
    this.read.delete(row);
    if (document) this.read.set(row, document);
    for (const oldest of this.read.keys()) {
      if (this.read.size <= MOST_DOCUMENTS) break;
      this.read.delete(oldest);
    }
    return document;
  }

  /** Stores a document and counts its words; `addText` adds its texts. New words go to the list. */
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
    const vocabulary = this.vocabularies[language];
    for (const word of countedWords(document, vocabulary)) if (vocabulary.count(word, 1)) newWords.push(word);
    return row;
  }

  /** Finds the place of a document added to existing ones. */
  placeDocument(row: number, id: string): void {
    const before = this.row<[row: number]>(
      'SELECT row FROM document WHERE id < ? ORDER BY id DESC LIMIT 1',
      id,
    );
    const after = this.row<[row: number]>('SELECT row FROM document WHERE id > ? ORDER BY id LIMIT 1', id);
    if (!this.columns.places.setBetween(row, before?.[0], after?.[0])) this.placeAll();
  }

  /** Finds the places of all documents at once. */
  placeAll(): void {
    const rows = this.statement('SELECT row FROM document ORDER BY id').iterate() as Iterable<[number]>;
    this.columns.places.setAll(rowsOf(rows));
  }

  addText(row: number, document: SearchDocument): void {
    const columns = textColumns(document, this.vocabularies[document.language]);
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
    this.read.delete(row);
    const vocabulary = this.vocabularies[document.language];
    for (const word of countedWords(document, vocabulary)) vocabulary.count(word, -1);
    return document;
  }

  /** All documents of a language in order, in batches. */
  *documentsIn(language: Language): Generator<StoredRow> {
    const sql = 'SELECT row, data FROM document WHERE row > ? AND language = ? ORDER BY row LIMIT 500';
    for (let after = 0; ;) {
      const rows = this.rows<[row: number, data: string]>(sql, after, language);
      for (const [row, data] of rows) yield { row, document: documentIn(data) };
      const last = rows.at(-1);
      if (!last) return;
      [after] = last;
    }
  }

  /** Writes the changes of the vocabularies to the database. */
  saveVocabularies(): void {
    for (const language of LANGUAGES) {
      for (const { word, stem, documents } of this.vocabularies[language].takeChanges()) {
        if (documents === 0)
          this.run('DELETE FROM vocabulary WHERE language = ? AND word = ?', language, word);
        else
          this.run('INSERT OR REPLACE INTO vocabulary VALUES (?, ?, ?, ?)', language, word, stem, documents);
      }
    }
  }

  /** Merges the segments of many small writes. */
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
      const rows = this.rows<[row: number, language: Language, facts: string]>(
        'SELECT row, language, facts FROM document WHERE row > ? ORDER BY row LIMIT 5000',
        after,
      );
      for (const [row, language, facts] of rows) this.columns.set(row, language, factsIn(facts));
      const last = rows.at(-1);
      if (!last) break;
      this.last = after = last[0];
    }
    this.placeAll();
    const words = this.rows<[language: Language, word: string, stem: string, documents: number]>(
      'SELECT language, word, stem, documents FROM vocabulary',
    );
    for (const [language, word, stem, documents] of words) {
      this.vocabularies[language].count(word, documents, stem);
    }
    for (const language of LANGUAGES) this.vocabularies[language].takeChanges();
  }

  private run(sql: string, ...values: unknown[]): void {
    this.statement(sql).run(...values);
  }
}
