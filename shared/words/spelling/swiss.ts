/** Swiss quotation marks are the French ones, without their spaces. */
const MARKS: Readonly<Record<string, string>> = { '„': '«', '“': '»', '‚': '‹', '‘': '›' };

/** Swiss German: ss instead of ß, and «» as quotation marks. */
export const swissWords = (text: string): string =>
  text
    .replace(/ß/g, 'ss')
    .replace(/ẞ/g, 'SS')
    .replace(/[„“‚‘]/g, (mark) => MARKS[mark] ?? mark);

/** Figures in German texts in the format of `Intl` for Switzerland: 1’120 and 0.75. */
export const swissFigures = (text: string): string =>
  text
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.])/g, (number) => number.replaceAll('.', '’'))
    .replace(/(?<=\d),(?=\d)/g, '.');
