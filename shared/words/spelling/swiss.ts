/** Marks of quotation: Switzerland has those of French, without their spaces. */
const MARKS: Readonly<Record<string, string>> = { '„': '«', '“': '»', '‚': '‹', '‘': '›' };

/** German as Switzerland writes it: ss for ß, and «» about what somebody said. */
export const swissWords = (text: string): string =>
  text
    .replace(/ß/g, 'ss')
    .replace(/ẞ/g, 'SS')
    .replace(/[„“‚‘]/g, (mark) => MARKS[mark]!);

/** Figures of German texts as `Intl` writes them for Switzerland: 1’120 and 0.75. */
export const swissFigures = (text: string): string =>
  text
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.])/g, (number) => number.replaceAll('.', '’'))
    .replace(/(?<=\d),(?=\d)/g, '.');
