import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { drawnSheets } from './drawn-sheets';

/*
 * npm run sheets: draws the fill-in sheets (model-json/sites/ventora/dam/ventora/sheets) from the pages with the same
 * content, once for each language and paper size. Run it when the questions of the site survey or the service intervals
 * change; a test reminds you.
 */
async function main(): Promise<void> {
  const root = resolve(__dirname, '../..');
  for (const { file, bytes } of await drawnSheets(root)) {
    writeFileSync(resolve(root, 'model-json/sites/ventora/dam/ventora/sheets', file), bytes);
    process.stdout.write(`${file}\n`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
