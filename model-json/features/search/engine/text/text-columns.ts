import type { SearchDocument } from '../SearchDocument';
import { fold } from './fold';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import type { Vocabulary } from './Vocabulary';
import { whatItIs } from './what-it-is';
import { hasDigit } from './words';

/** The words of a document to find it by. */
const searched = (text: string, vocabulary: Vocabulary): string[] =>
  vocabulary.wordsOf(text).filter((word) => !STOP_WORDS[vocabulary.language].has(fold(word)));

/** The stems of a text, each compound followed by those of its parts. */
function stemsOf(text: string, vocabulary: Vocabulary): string {
  return searched(text, vocabulary)
    .flatMap((word) => [word, ...(hasDigit(word) ? [] : vocabulary.partsOf(fold(word)))])
    .map((word) => stem(word, vocabulary.language))
    .join(' ');
}

/** The columns of a document in the full-text table. Parts of its order numbers count as words of the body. */
export const textColumns = (
  { name, subject = '', body = '', skus = [] }: SearchDocument,
  vocabulary: Vocabulary,
): [string, string, string] => {
  const { is, has } = whatItIs(subject, vocabulary.language);
  return [
    stemsOf(name, vocabulary),
    stemsOf(is, vocabulary),
    stemsOf(`${has} ${body} ${skus.join(' ')}`, vocabulary),
  ];
};

/** The words of a document that the vocabulary counts, each once. Numbers are left out: nobody wants them corrected. */
export const countedWords = ({ name, subject = '', body = '' }: SearchDocument, vocabulary: Vocabulary) =>
  new Set(searched(`${name} ${subject} ${body}`, vocabulary).filter((word) => !hasDigit(word)));
