import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../model-json/core/site/folders';
import { apiPages } from './api/pages';
import { componentPages } from './component-pages';
import { ROOT } from './nodes';
import { writtenPages } from './written-pages';

/*
 * The chapters of the handbook as content files, from documents, component library and types. They are made again each time,
 * and not committed: what they are made from is. `npm run docs` calls it.
 */
const root = path.resolve(__dirname, '../..');
const folder = path.join(siteFolder(root), 'content', ROOT);
/** Parts of the handbook that are stored. */
const STORED = new Set(['search', 'errors']);

async function main(): Promise<void> {
  const { pages, examples } = componentPages(root);
  const all = new Map([...writtenPages(root), ...pages, ...(await apiPages(root))]);
  for (const place of all.keys()) {
    const part = place.split('/')[0]!;
    if (!STORED.has(part)) rmSync(path.join(folder, part), { recursive: true, force: true });
  }
  for (const [place, node] of all) {
    const file = path.join(folder, `${place}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(node, null, 2)}\n`);
  }
  // For the script that adds them to the exported files.
  const list = process.argv[2];
  if (list !== undefined) writeFileSync(list, `${JSON.stringify(examples, null, 2)}\n`);
  console.log(`${all.size} chapters, ${examples.length} live examples`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
