import type { Language } from '../SearchDocument';
import { COMPARISONS } from './comparisons';
import { FIGURES, labelsOf } from './figure-wishes';
import { NUMBER } from './read-number';
import { UNIT_WORDS } from './units';

/** Longer ones first: `l/min` before `l`. */
export const anyOf = (words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).join('|');

/** Not followed by a letter or digit. */
const END = '(?![\\p{L}\\p{N}])';

function build(language: Language): RegExp {
  const words = COMPARISONS[language];
  const labels = Object.keys(FIGURES).flatMap((figure) => labelsOf(figure, language));
  const filler = `(?:(?:${anyOf(words.filler)})\\s+)?`;
  const unit = anyOf(Object.values(UNIT_WORDS).flatMap(({ spellings }) => spellings));
  const before = anyOf([...words.atMost, ...words.atLeast, ...words.about, ...words.between]);
  return new RegExp(
    [
      '(?<![\\p{L}\\p{N}.,/_-])',
      `(?:(?<label>${anyOf(labels)})${END}:?\\s+${filler})?`,
      `(?:(?<before>${before})\\s*)?(?<![\\p{L}])`,
      `(?<first>${NUMBER})(?:[\\s\\u00a0\\u202f-]*(?<firstUnit>${unit})${END})?`,
      `(?:\\s*(?<join>-|–|\\.\\.\\.?|…|${anyOf([...words.to, ...words.and])})\\s*(?<second>${NUMBER}))?`,
      `(?:(?<=\\d)[\\s\\u00a0\\u202f-]*(?<unit>${unit})${END})?`,
      '(?![\\p{L}\\p{N}])',
      `(?:\\s*(?<after>${anyOf([...words.orLess, ...words.orMore])})(?![\\p{L}\\p{N}]))?`,
      `(?:[\\s-]+${filler}(?<name>${anyOf(labels)})${END})?`,
    ].join(''),
    'gu',
  );
}

const patterns = new Map<Language, RegExp>();

/** Matches, in folded text, a figure with its unit and the words around it: name, comparison, second figure. */
export function quantityPattern(language: Language): RegExp {
  let found = patterns.get(language);
  if (!found) patterns.set(language, (found = build(language)));
  return found;
}
