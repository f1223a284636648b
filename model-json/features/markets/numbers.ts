import { numberMarks } from '../../../shared/words/by-language/writing';
import { inLanguage } from '../../../shared/words/in-language';

const marksOf = (language: string) => inLanguage(numberMarks, language);

/** Source of a pattern for a number in a language, without its sign. */
export function numberPattern(language: string): string {
  const { thousands, decimal } = marksOf(language);
  const between = thousands === '\u202f' ? '[\\u202f\\u00a0]' : `[${thousands}]`;
  return `(?:\\d{1,3}(?:${between}\\d{3})+|\\d+)(?:[${decimal}]\\d+)?`;
}

/** The value of a match of the pattern. */
export function readNumber(written: string, language: string): number {
  const { thousands, decimal } = marksOf(language);
  return Number(
    written
      .replace(/[\u202f\u00a0]/g, '')
      .replaceAll(thousands, '')
      .replace(decimal, '.'),
  );
}

/** A number in a language's format, rounded to at most, or exactly, the given number of decimals. */
export function writeNumber(value: number, language: string, decimals = 0, fixed = true): string {
  const { thousands, decimal } = marksOf(language);
  const rounded = Math.abs(value).toFixed(decimals);
  const [whole = '', fraction] = (fixed ? rounded : String(Number(rounded))).split('.');
  const grouped = [...whole]
    .map((digit, index) => (index > 0 && (whole.length - index) % 3 === 0 ? thousands + digit : digit))
    .join('');
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? decimal + fraction : ''}`;
}

/** Numbers of Spanish texts in the United States' format: 1,120 and 0.75. */
export const americanMarks = (text: string): string =>
  text.replace(/(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+,\d+)(?!\d|[.,]\d)/g, (number) =>
    number.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')),
  );
