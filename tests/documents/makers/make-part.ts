import { serveDrawings } from '../../../model-json/features/documents/api/drawing';

let made = 0;

/* A thread that numbers the parts it makes, and cannot make those named `hopeless`. */
serveDrawings<{ type: string; name: string }>(async ({ document }) => {
  if (document.name === 'hopeless') throw new Error('no shape');
  made += 1;
  return Buffer.from(`${document.name} ${made}`);
});
