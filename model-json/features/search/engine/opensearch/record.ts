import { createHash } from 'node:crypto';
import type { SearchDocument } from '../SearchDocument';
import { numbersOf } from '../text/designations';
import { countedWords, textColumns } from '../text/text-columns';
import type { Vocabulary } from '../text/Vocabulary';

/** How often a word of the name, the subject and the body counts. */
const WEIGHTS = [8, 4, 1] as const;

/** OpenSearch cuts longer words. */
const LONGEST_WORD = 200;

/** OpenSearch's own ids have at most 512 bytes; paths may have more. */
export const keyOf = (id: string): string => createHash('sha1').update(id).digest('base64url');

/** A document as OpenSearch stores it: fields of `template.json`. */
export function recordOf(document: SearchDocument, vocabulary: Vocabulary): object {
  const { id, language, kind, name, skus = [], facets, figures = {}, boost = 0 } = document;
  const [named, subject, body] = textColumns(document, vocabulary);
  const numbers = Object.entries(figures).map(([figure, value]) => [figure, [value].flat()] as const);
  return {
    id,
    language,
    weight: 1 + boost,
    numbers: [...numbersOf(name, skus)],
    words: { [language]: weighted([named, subject, body]) },
    named: { [language]: [named, subject] },
    rest: { [language]: body },
    vocabulary: { [language]: [...countedWords(document, vocabulary)] },
    facets: { ...facets, kind: [kind] },
    figures: Object.fromEntries(numbers),
    first: Object.fromEntries(
      numbers.flatMap(([figure, [first]]) => (first === undefined ? [] : [[figure, first]])),
    ),
    document,
  };
}

/** Each word once with its weight, `kompressor|9`: one field, so that a word counts once however many fields contain it. */
function weighted(columns: readonly string[]): string {
  const counts = new Map<string, number>();
  columns.forEach((column, index) => {
    for (const word of column
      .split(' ')
      .filter(Boolean)
      .map((each) => each.slice(0, LONGEST_WORD)))
      counts.set(word, (counts.get(word) ?? 0) + (WEIGHTS[index] ?? 1));
  });
  return [...counts].map(([word, count]) => `${word}|${count}`).join(' ');
}
