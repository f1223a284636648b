/** Where programs that read only ASCII would stumble, ISO 10303-21 has escapes that they do not all know. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('\u2044', '/')
    .replaceAll('×', 'x')
    .replace(/[^\x20-\x7e]/g, '')
    .replaceAll("'", ' ');
