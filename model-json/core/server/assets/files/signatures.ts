/** Bytes at the beginning of a file that tell its type. */
const STARTS: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftyp(?:[^]{4}){0,12}?avi[fs]/],
  ['video/mp4', /^[^]{4}ftyp(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4A |dash|MSNV|f4v )/],
  ['video/webm', /^\x1aE\xdf\xa3[^]{0,60}webm/],
  ['audio/mpeg', /^(?:ID3|\xff[\xfb\xf3\xf2\xfa])/],
  ['application/pdf', /^[^]{0,1000}?%PDF-\d/],
  ['model/gltf-binary', /^glTF[\x01\x02]\0\0\0/],
  ['model/step', /^\s*ISO-10303-21;/],
  ['image/vnd.dwg', /^AC10\d\d/],
  ['application/zip', /^PK(?:\x03\x04|\x05\x06)/],
  ['text/vtt', /^(?:\xef\xbb\xbf)?WEBVTT(?:\s|$)/],
];

/** Which folder of a zip makes it a document of Microsoft Office. */
const OFFICE: readonly (readonly [type: string, folder: string])[] = [
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word/'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xl/'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'ppt/'],
];

/** The first bytes that decide, and the last ones, where a zip lists what it contains. */
export const HEAD_BYTES = 4096;
export const TAIL_BYTES = 65_536;

/**
 * The media type of a file by its content; undefined if the content tells nothing. A name can lie, and texts of one
 * kind look like those of another, so only for texts does the name decide.
 *
 * @param named the media type by the file's name
 */
export function typeOfContent(head: Buffer, tail: Buffer, named: string | undefined): string | undefined {
  const start = head.toString('latin1');
  const type = STARTS.find(([, pattern]) => pattern.test(start))?.[0];
  if (type === 'application/zip') return officeType(tail) ?? type;
  if (type !== undefined) return type;
  if (!isText(head)) return undefined;
  if (isSvg(head.toString('utf8'))) return 'image/svg+xml';
  return named === 'text/csv' || named === 'text/plain' ? named : undefined;
}

function officeType(tail: Buffer): string | undefined {
  const names = tail.toString('latin1');
  if (!names.includes('[Content_Types].xml')) return undefined;
  return OFFICE.find(([, folder]) => names.includes(folder))?.[0];
}

/** What may come before the root element: how it begins and ends. */
const PROLOGUE: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
];

function isSvg(text: string): boolean {
  let rest = text.replace(/^\ufeff/, '').trimStart();
  for (;;) {
    const [start, end] = PROLOGUE.find(([each]) => rest.slice(0, each.length).toLowerCase() === each) ?? [];
    if (start === undefined || end === undefined) return /^<(?:\w+:)?svg[\s/>]/i.test(rest);
    const subset = start === '<!doctype' && rest.slice(0, rest.indexOf('>')).includes('[');
    const at = rest.indexOf(subset ? ']>' : end);
    if (at < 0) return false;
    rest = rest.slice(at + (subset ? 2 : end.length)).trimStart();
  }
}

/** UTF-8 without control characters; the last character may be cut off. */
function isText(head: Buffer): boolean {
  if (head.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
