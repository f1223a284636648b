import { inflateSync } from 'node:zlib';

/** The JSON files within a PDF written by PDFKit. */
export function attachments(bytes: Buffer): unknown[] {
  const raw = bytes.toString('latin1');
  const files = raw.matchAll(/\/Type \/EmbeddedFile\b[\s\S]*?>>\nstream\n([\s\S]*?)\nendstream/g);
  return [...files].map(([, stream = '']): unknown =>
    JSON.parse(inflateSync(Buffer.from(stream, 'latin1')).toString('utf8')),
  );
}
