import path from 'node:path';
import { withDerivedContent } from '#site-server/derived-content';
import { site } from '#site-server/site';
import { openTools } from '#site-server/tools';
import { childPages, isPage } from '../../model-json/core/exporter/shared/pages';
import { seedInstance } from '../../model-json/core/repository/data/seed-instance';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { FolderInUseError } from '../../model-json/core/repository/files/lock/FolderInUseError';
import type { Resource } from '../../model-json/core/repository/Resource';
import { serverOf, type ServerOptions } from '../../model-json/core/server/build-server';
import { createInstance } from '../../model-json/core/server/create-instance';
import { edgeDelivery } from '../../model-json/core/server/edge-delivery/edge-delivery';
import { loadFiles, loadFrontend } from '../../model-json/core/server/frontend/frontend';
import { openLog } from '../../model-json/core/server/logs/open-log';
import { openPublished } from '../../model-json/core/server/repositories';
import { sitesOf } from '../../model-json/core/server/pages/sites';
import { readSettings } from '../../model-json/core/server/settings/settings';
import { builtFolder } from '../../model-json/core/site/folders';
import { ensureBuild } from '../ensure-build';
import { blockSources, buildBlocks } from './build-blocks';
import { readOptions, type EdgeOptions } from './options';
import { writeProject, writeTo, type EdgeStyles } from './write-project';

/* `npm run publish:edge -- --out DIR`: the published site as a project of Edge Delivery (docs/edge-delivery.md). */
const root = path.resolve(__dirname, '../..');

async function publish({ out, origin, dataDir, below }: EdgeOptions): Promise<void> {
  await ensureBuild();
  const log = openLog(readSettings({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' }));
  const folder = dataFolderOf(root, dataDir);
  await seedInstance(folder, 'publish', { info: console.log, warn: console.warn }).catch((error: unknown) => {
    // A running server has done so.
    if (!(error instanceof FolderInUseError)) throw error;
  });
  const repository = await openPublished(folder, log, withDerivedContent);
  const tools = openTools();
  const frontend = loadFrontend(builtFolder(root)) as ReturnType<typeof loadFrontend> & {
    readonly edgeStyles: EdgeStyles;
  };
  const own = (name: string) => path.join(folder.dir, name, 'edge');
  const options: ServerOptions = {
    runMode: 'publish',
    repository,
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(folder.dir, 'renditions'),
    documentsDir: own('documents'),
    searchDir: own('search'),
    isExactSearch: true,
    ...tools.options,
    publicOrigin: origin,
    documentsOrigin: origin,
    documentSizes: false,
    edgeDelivery,
    log,
  };
  const instance = createInstance(options);
  const app = serverOf(instance, options);
  await app.ready();
  const sources = await blockSources();
  await buildBlocks(out, sources);
  const files = loadFiles(builtFolder(root)).addresses.filter((address) => !address.endsWith('.map'));
  writeProject(out, instance, frontend, files, sources);
  const pages = (
    below === undefined
      ? sitesOf(repository).map((each) => each.root)
      : below.map((path) => repository.get(path))
  ).flatMap((page) => (page ? pagesFrom(page) : []));
  if (pages.length === 0) throw new Error(`There is no published page at or below ${below?.join(', ')}`);
  for (const page of pages) {
    const address = instance.urls().map(`${page.path}.html`);
    const name = `content${address === '/' ? '/index' : address.replace(/\.html$/, '')}`;
    for (const [selector, extension] of [
      ['edge', 'html'],
      ['plain', 'plain.html'],
    ] as const) {
      const { statusCode, body } = await app.inject(`${page.path}.${selector}.html`);
      if (statusCode !== 200) throw new Error(`${page.path}.${selector}.html is answered with ${statusCode}`);
      writeTo(out, `${decodeURI(name)}.${extension}`, body);
    }
  }
  console.log(`${out}: ${pages.length} pages, ${sources.length} blocks`);
  await app.close();
  await Promise.all([repository.close(), tools.close()]);
}

/** A page and all below it. */
const pagesFrom = (page: Resource): Resource[] => [
  ...(isPage(page) ? [page] : []),
  ...childPages(page).flatMap(pagesFrom),
];

publish(readOptions(process.argv.slice(2), process.env)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
