import { readFileSync } from 'node:fs';
import { serveDrawings } from '../../../model-json/features/documents/api/drawing';

/* A thread whose documents say what they are drawn from, with the contents of their parts. */
serveDrawings(async ({ document, parts = {} }) => {
  const read = Object.entries(parts).map(([kind, file]) => [kind, readFileSync(file, 'utf8')]);
  return Buffer.from(JSON.stringify({ ...document, parts: Object.fromEntries(read) }));
});
