import { setImmediate } from 'node:timers/promises';
import { checkDocument } from '../check-document';
import type { SearchDocument, SearchSchema } from '../SearchDocument';
import { compoundsWith } from '../text/compounds-with';
import type { Generation, StoredRow } from './Generation';
import { textTable } from './schema';

/** Milliseconds before yielding to the event loop: no search waits longer. */
const SLICE_MS = 8;

/** Fills a new generation. Languages with compounds need two passes: compounds can be split only when all words are known. */
export async function fill(
  generation: Generation,
  documents: Iterable<SearchDocument>,
  schema: SearchSchema,
): Promise<void> {
  let since = performance.now();
  const giveWay = async () => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
  generation.begin();
  for (const document of documents) {
    checkDocument(document, schema);
    generation.removeDocument(document.id);
    const row = generation.addDocument(document, []);
    if (document.language !== 'de') generation.addText(row, document);
    await giveWay();
  }
  generation.placeAll();
  for (const { row, document } of generation.documentsIn('de')) {
    generation.addText(row, document);
    await giveWay();
  }
  generation.saveVocabularies();
  generation.optimize();
  generation.commit();
}

/** Updates documents in a generation that is in use, in one transaction. */
export function put(generation: Generation, documents: readonly SearchDocument[]): void {
  generation.transaction(() => {
    const newWords: string[] = [];
    const rows = documents.map((document): StoredRow => {
      generation.removeDocument(document.id);
      const row = generation.addDocument(document, document.language === 'de' ? newWords : []);
      generation.placeDocument(row, document.id);
      return { row, document };
    });
    const own = new Set(rows.map(({ row }) => row));
    for (const { row, document } of rows) generation.addText(row, document);
    for (const { row, document } of compoundsOf(newWords, generation)) {
      if (own.has(row)) continue;
      generation.removeText(row, 'de');
      generation.addText(row, document);
    }
    generation.saveVocabularies();
  });
}

export function take(generation: Generation, ids: Iterable<string>): void {
  generation.transaction(() => {
    for (const id of ids) generation.removeDocument(id);
    generation.saveVocabularies();
  });
}

/** Documents with compounds that can be split only with these words. */
function compoundsOf(newWords: readonly string[], generation: Generation): StoredRow[] {
  if (newWords.length === 0) return [];
  const stems = compoundsWith(newWords, generation.vocabularies.de);
  const table = textTable('de');
  const sql = `SELECT rowid FROM ${table} WHERE ${table} MATCH ?`;
  const rows = new Set(
    stems.flatMap((compound) => generation.rows<[row: number]>(sql, `"${compound}"`)).map(([row]) => row),
  );
  return [...rows].flatMap((row) => {
    const document = generation.document(row);
    return document ? [{ row, document }] : [];
  });
}
