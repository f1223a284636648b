import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withDerivedContent } from '#site-server/derived-content';
import { site } from '#site-server/site';
import { openTools } from '#site-server/tools';
import { openSiteFolder } from '../../model-json/core/repository/site-folder';
import { serverOf, type ServerOptions } from '../../model-json/core/server/build-server';
import { createInstance } from '../../model-json/core/server/create-instance';
import { behindFront } from '../../model-json/core/server/front/behind-front';
import { loadFiles, loadFrontend } from '../../model-json/core/server/frontend/frontend';
import { openLog } from '../../model-json/core/server/logs/open-log';
import { readSettings } from '../../model-json/core/server/settings/settings';
import { builtFolder, siteFolder } from '../../model-json/core/site/folders';
import { ask } from '../../model-json/core/static/ask';
import { fileOf } from '../../model-json/core/static/file-of';
import { filesIn, linksIn } from '../../model-json/core/static/links-in';

/*
 * `library-examples.ts LIST DIR ORIGIN CACHE`: documents of the component library as files, with the pictures and scripts that
 * they need: the live examples of the handbook. It asks a publish server without a port, as the static export does, but for
 * these documents only; links in them lead nowhere.
 */
const root = path.resolve(__dirname, '../..');

async function main([list = '', folder = '', origin = '', cache = '']: readonly string[]): Promise<void> {
  const log = openLog(readSettings({ LOG_LEVEL: 'error' }));
  const frontend = loadFrontend(builtFolder(root));
  const stored = await openSiteFolder(siteFolder(root));
  const tools = openTools();
  const options: ServerOptions = {
    runMode: 'publish',
    repository: withDerivedContent(stored),
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(cache, 'renditions'),
    documentsDir: path.join(cache, 'documents'),
    searchDir: path.join(cache, 'search'),
    browserScripts: path.join(builtFolder(root), 'dist/browser'),
    ...tools.options,
    publicOrigin: origin,
    documentSizes: false,
    log,
    front: behindFront(() => {}),
  };
  const app = serverOf(createInstance(options), options);
  await app.ready();

  const wanted = new Set<string>(JSON.parse(readFileSync(list, 'utf8')) as string[]);
  for (const address of loadFiles(builtFolder(root)).addresses)
    if (!address.endsWith('.map')) wanted.add(address);
  const missing: string[] = [];
  // A set that grows while it is read: each document adds what it needs.
  for (const address of wanted) {
    const { status, headers, bytes } = await ask(app, origin, address);
    if (status !== 200) {
      missing.push(`${status} ${address}`);
      continue;
    }
    const type = headers['content-type'] ?? '';
    const file = path.join(folder, fileOf(address, type));
    mkdirSync(path.dirname(file), { recursive: true });
    // What the handbook has itself, its icons for instance, stays.
    if (!existsSync(file)) writeFileSync(file, bytes);
    const needed = type.startsWith('text/html')
      ? linksIn(bytes.toString(), origin, new Set())
      : type.startsWith('application/json')
        ? filesIn(bytes.toString())
        : [];
    for (const each of needed) if (!DOCUMENT.test(each)) wanted.add(each);
  }
  for (const each of missing) console.warn(each);
  console.log(`${wanted.size - missing.length} files of live examples`);
  await app.close();
  await tools.close();
  await stored.close();
}

/** Documents, drawings and models are made on request, which takes longer than all the rest; examples only link to them. */
const DOCUMENT = /\.(?:pdf|dxf|step|stl|glb|3mf|zip|csv|xlsx|xml)$/;

main(process.argv.slice(2)).then(
  // Tools may hold threads.
  () => process.exit(),
  (error: Error) => {
    console.error(error);
    process.exit(1);
  },
);
