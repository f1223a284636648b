import { inflateSync } from 'node:zlib';

/** The text of a PDF written by PDFKit, page by page, decoded with the character maps of its fonts (ISO 32000-1, 9.10). */
export function pdfText(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\b/.test(text));
  return pages.map((page) => textOf(page.text, objects)).join('\n');
}

interface PdfObject {
  readonly text: string;
  readonly stream: string | undefined;
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const raw = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of raw.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id, body] = match;
    const start = body!.indexOf('stream\n');
    const text = start < 0 ? body! : body!.slice(0, start);
    const stream =
      start < 0 ? undefined : body!.slice(start + 'stream\n'.length, body!.lastIndexOf('\nendstream'));
    objects.set(id!, { text, stream: stream && unpacked(stream, text) });
  }
  return objects;
}

const unpacked = (stream: string, text: string): string | undefined =>
  text.includes('FlateDecode') ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;

function textOf(page: string, objects: ReadonlyMap<string, PdfObject>): string {
  const at = (name: string, within = page) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(within)?.[1] ?? '');
  const content = at('Contents')?.stream ?? '';
  const resources = at('Resources')?.text ?? page;
  let letters: readonly string[] = [];
  const shown: string[] = [];
  for (const [, font, commands] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = lettersOf(at('ToUnicode', at(font, resources)?.text ?? '')?.stream ?? '');
    else
      shown.push(
        [...commands!.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g)!.map((glyph) => letters[parseInt(glyph, 16)] ?? '?'))
          .join(''),
      );
  }
  return shown.join('\n');
}

const tables = new Map<string, readonly string[]>();

/** Glyph → character. */
function lettersOf(cmap: string): readonly string[] {
  const known = tables.get(cmap);
  if (known) return known;
  const list = [...cmap.matchAll(/\[((?:<[^>]*>\s*)*)\]/g)].flatMap(([, entries]) => [
    ...entries!.matchAll(/<([^>]*)>/g),
  ]);
  const letters = list.map(([, codes]) =>
    codes!
      .split(' ')
      .filter(Boolean)
      .map((code) => String.fromCharCode(parseInt(code, 16)))
      .join(''),
  );
  tables.set(cmap, letters);
  return letters;
}
