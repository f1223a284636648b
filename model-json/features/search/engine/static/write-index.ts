import type { Language, SearchDocument } from '../SearchDocument';
import { numbersOf } from '../text/designations';
import { countedWords, textColumns } from '../text/text-columns';
import { Vocabulary } from '../text/Vocabulary';
import { wordsJoinedBy } from '../text/words';
import type { DomainTerms } from '../understand/DomainTerms';
import { documentsFile, IDS, postingsFile, START, type Start, type StaticFiles } from './StaticFiles';
import { packPostings, type Posting } from './postings';
import { packWords } from './words';

/** Characters of a file of postings: some 5 KB on the way. */
const FILE_LENGTH = 20_000;
/** Few enough that a page of results reads little that it does not show. */
const ROWS_A_FILE = 8;

/**
 * The index of one language as files, to be read from any web server (`StaticEngine`).
 *
 * @param unordered its documents
 * @param terms of the schema
 * @param shown what is kept of a document to show it; all of it if missing
 */
export function writeIndex(
  language: Language,
  unordered: readonly SearchDocument[],
  terms?: DomainTerms,
  shown: (document: SearchDocument) => SearchDocument = (document) => document,
): StaticFiles {
  const documents = [...unordered].sort((a, b) => (a.id < b.id ? -1 : 1));
  const vocabulary = new Vocabulary(language, wordsJoinedBy(terms));
  // Compounds can be split only when all words are known.
  for (const document of documents)
    for (const word of countedWords(document, vocabulary)) vocabulary.count(word, 1);
  const { lengths, postings } = readTexts(documents, vocabulary);
  const files = new Map<string, string>();
  const stems = writePostings(postings, files);
  for (let from = 0; from < documents.length; from += ROWS_A_FILE)
    files.set(
      documentsFile(from / ROWS_A_FILE),
      JSON.stringify(documents.slice(from, from + ROWS_A_FILE).map(shown)),
    );
  const start: Start = {
    language,
    lengths,
    facts: documents.map(({ facets, figures, boost, kind }) => ({
      facets: { ...facets, kind: [kind] },
      ...(figures && { figures }),
      ...(boost !== undefined && { boost }),
    })),
    words: packWords(vocabulary.all()),
    numbers: numbersIn(documents),
    stems,
    rowsAFile: ROWS_A_FILE,
  };
  files.set(START, JSON.stringify(start));
  files.set(IDS, JSON.stringify(documents.map(({ id }) => id)));
  return files;
}

/** What full-text tables split words at: a quarter, `¼`, is folded to `1⁄4`, and is two words there. */
const WITHIN = /[^\p{L}\p{N}]+/u;

function readTexts(documents: readonly SearchDocument[], vocabulary: Vocabulary) {
  const postings = new Map<string, Posting[]>();
  const lengths = documents.map((document, index) => {
    let length = 0;
    textColumns(document, vocabulary).forEach((text, column) => {
      const { places, count } = placesIn(text);
      for (const [stem, positions] of places) {
        const own = postings.get(stem) ?? [];
        postings.set(stem, own);
        own.push({ row: index + 1, column, positions });
      }
      length += count;
    });
    return length;
  });
  return { lengths, postings };
}

/** The positions of each stem; a stem with parts is found as a whole, too. */
function placesIn(text: string): { places: ReadonlyMap<string, number[]>; count: number } {
  const places = new Map<string, number[]>();
  const note = (stem: string, position: number) => places.set(stem, [...(places.get(stem) ?? []), position]);
  let count = 0;
  for (const stem of text.split(' ')) {
    const parts = stem.split(WITHIN).filter(Boolean);
    if (parts.length > 1) note(stem, count);
    for (const part of parts) note(part, count++);
  }
  return { places, count };
}

/** @returns the first stem in each file */
function writePostings(
  postings: ReadonlyMap<string, readonly Posting[]>,
  files: Map<string, string>,
): string[] {
  const firsts: string[] = [];
  let lines: string[] = [];
  let length = 0;
  const write = () => files.set(postingsFile(firsts.length - 1), `{${lines.join(',')}}`);
  for (const stem of [...postings.keys()].sort()) {
    if (lines.length === 0) firsts.push(stem);
    const line = `${JSON.stringify(stem)}:${JSON.stringify(packPostings(postings.get(stem) ?? []))}`;
    lines.push(line);
    length += line.length;
    if (length < FILE_LENGTH) continue;
    write();
    [lines, length] = [[], 0];
  }
  if (lines.length > 0) write();
  return firsts;
}

function numbersIn(documents: readonly SearchDocument[]): Start['numbers'] {
  const rows = new Map<string, number[]>();
  documents.forEach(({ name, skus = [] }, index) => {
    for (const number of numbersOf(name, skus)) rows.set(number, [...(rows.get(number) ?? []), index + 1]);
  });
  return Object.fromEntries([...rows].sort(([a], [b]) => (a < b ? -1 : 1)));
}
