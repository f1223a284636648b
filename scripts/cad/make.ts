import path from 'node:path';
import { siteExporters } from '#site-server/exporters';
import { config } from '#site-server/site.config';
import { openSiteContent } from '#site-server/site-content';
import { CONTENT_ROOT } from '../../shared/addresses/app';
import { createContext } from '../../model-json/core/exporter/create-context';
import { childPages } from '../../model-json/core/exporter/shared/pages';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import type { Resource } from '../../model-json/core/repository/Resource';
import { Renditions } from '../../model-json/core/server/coreimg/Renditions';
import { cadDocuments } from '../../model-json/features/catalogue/cad/cad-types';
import { DRAWER } from '../../model-json/features/catalogue/documents/document-types';
import { Documents } from '../../model-json/features/documents/server/Documents';

/*
 * npm run cad -- V-3007 …: makes drawing and CAD models of products where publish keeps its documents, and prints how long each
 * took. `-- --all` makes those of all products, `--root=/content/ventora/de/de` drawings as another country than that of the
 * home page has them.
 */
const root = path.resolve(__dirname, '../..');
const SELECTORS = cadDocuments.map(({ selector }) => selector);

async function main(words: readonly string[]): Promise<void> {
  const isAll = words.includes('--all');
  const home =
    words.find((word) => word.startsWith('--root='))?.slice('--root='.length) ??
    `${CONTENT_ROOT}/${config.home}`;
  if (!isAll && !words.some((word) => !word.startsWith('-')))
    throw new Error('Which product? npm run cad -- V-3007, or --all');
  const tree = await openSiteContent();
  const { dir } = dataFolderOf(root, process.env.DATA_DIR);
  const documents = new Documents({
    types: cadDocuments,
    repository: tree,
    contextAt: (currentPage) => createContext({ tree, currentPage, registry: siteExporters }),
    renditions: new Renditions(path.join(dir, 'renditions')),
    dir: path.join(dir, 'documents/publish'),
    origin: '',
    drawer: DRAWER,
    warn: (line) => console.warn(line),
  });
  const times: number[] = [];
  for (const page of pagesBelow(tree.get(home))) {
    const files = SELECTORS.flatMap((selector) => documents.of(page, selector) ?? []);
    const sku = skuOf(files[0]?.document);
    if (sku === undefined || !(isAll || words.some((word) => sku.startsWith(word)))) continue;
    const began = performance.now();
    for (const file of files) await documents.file(file);
    times.push(performance.now() - began);
    console.log(`${sku.padEnd(12)} ${(times.at(-1)! / 1000).toFixed(1)} s`);
  }
  await documents.close();
  await tree.close();
  const total = times.reduce((sum, time) => sum + time, 0) / 1000;
  console.log(
    `${times.length} products in ${total.toFixed(0)} s, the slowest in ${(Math.max(0, ...times) / 1000).toFixed(1)} s`,
  );
}

function* pagesBelow(page: Resource | undefined): Generator<Resource> {
  if (!page) return;
  yield page;
  for (const child of childPages(page)) yield* pagesBelow(child);
}

/** The order number of what a file is made from. */
const skuOf = (document: object | undefined): string | undefined =>
  document && 'facts' in document && document.facts instanceof Object && 'sku' in document.facts
    ? String(document.facts.sku)
    : undefined;

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
