/** The alternative texts of the figures in a PDF written by PDFKit, in the order in which they are read. */
export function pdfFigures(bytes: Buffer): string[] {
  const objects = bytes.toString('latin1').matchAll(/\n\d+ 0 obj\n([\s\S]*?)\nendobj/g);
  return [...objects]
    .map(([, element = '']) => element)
    .filter((element) => element.includes('/S /Figure'))
    .map((element) => textOf(/\/Alt \(((?:\\[\s\S]|[^\\)])*)\)/.exec(element)?.[1] ?? ''));
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const UTF16 = '\u00fe\u00ff';

/** A literal string (ISO 32000-1, 7.3.4.2): UTF-16 if it begins with a byte order mark. */
function textOf(literal: string): string {
  const bytes = literal.replace(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
  if (!bytes.startsWith(UTF16)) return bytes;
  return Buffer.from(bytes.slice(UTF16.length), 'latin1').swap16().toString('utf16le');
}
