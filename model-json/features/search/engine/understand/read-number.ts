import { numberMarks } from '../../../../../shared/words/by-language/writing';
import type { Language } from '../SearchDocument';

/** A number in any of the languages: `7.5`, `7,5`, `1.120,5`, `1 120`, `1’120`, `3/4`. */
export const NUMBER = "[-−]?(?:\\d+/\\d+|\\d{1,3}(?:[  \u202f'’]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)*)";

/**
 * Parses a number as written in a language. A separator before three digits separates thousands if the language uses it that
 * way; anywhere else it is a decimal mark: `1.120` is 1120 in German and 1.12 in English, `7.5` is 7.5 in both.
 */
export function readNumber(written: string, language: Language): number {
  const plain = written.replace(/[\s\u00a0\u202f'’]/g, '').replace('−', '-');
  const fraction = /^(-?\d+)\/(\d+)$/.exec(plain);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  const thousands = numberMarks[language].decimal === '.' ? ',' : '.';
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return Number(plain);
  const mark = plain.charAt(last);
  const single = plain.replace(/\d/g, '').replace('-', '').length === 1;
  const whole = plain.slice(0, last).replace(/[.,]/g, '');
  const rest = plain.slice(last + 1);
  const groups = rest.length === 3 && !/^-?0/.test(plain) && (mark === thousands || repeated(plain, mark));
  if (groups && (single || repeated(plain, mark))) return Number(whole + rest);
  return Number(`${whole}.${rest}`);
}

const repeated = (plain: string, mark: string): boolean => plain.split(mark).length > 2;
