import type { Language } from '../SearchDocument';
import { COMPARISONS } from './comparisons';
import { anyOf } from './any-of';
import { NUMBER } from './read-number';

/** Not followed by a letter or digit. */
const END = '(?![\\p{L}\\p{N}])';

/**
 * Matches, in folded text, a figure with its unit and the words around it: name, comparison, second figure.
 *
 * @param label a pattern for names of figures
 * @param unit a pattern for units
 */
export function quantityPattern(language: Language, label: string, unit: string): RegExp {
  const words = COMPARISONS[language];
  const filler = `(?:(?:${anyOf(words.filler)})\\s+)?`;
  const before = anyOf([...words.atMost, ...words.atLeast, ...words.about, ...words.between]);
  return new RegExp(
    [
      '(?<![\\p{L}\\p{N}.,/_-])',
      `(?:(?<label>${label})${END}:?\\s+${filler})?`,
      `(?:(?<before>${before})\\s*)?(?<![\\p{L}])`,
      `(?<first>${NUMBER})(?:[\\s\\u00a0\\u202f-]*(?<firstUnit>${unit})${END})?`,
      `(?:\\s*(?<join>-|–|\\.\\.\\.?|…|${anyOf([...words.to, ...words.and])})\\s*(?<second>${NUMBER}))?`,
      `(?:(?<=\\d)[\\s\\u00a0\\u202f-]*(?<unit>${unit})${END})?`,
      '(?![\\p{L}\\p{N}])',
      `(?:\\s*(?<after>${anyOf([...words.orLess, ...words.orMore])})(?![\\p{L}\\p{N}]))?`,
      `(?:[\\s-]+${filler}(?<name>${label})${END})?`,
    ].join(''),
    'gu',
  );
}
