import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RESOURCES } from '../../model-json/core/server/frontend/frontend';
import { APP_ID } from '../../shared/addresses/app';
import { toDocView } from '../generate/docview';
import { filesOf, type Manifest } from '../build/generations';
import type { PackageFile } from './content-files';

export type { Manifest };

/** `/etc.clientlibs/mysite/…` is AEM's public address of `/apps/mysite/…`. */
const PROXY = '/etc.clientlibs/';

/** The one library that has all chunks, where pages load them from. */
const RESOURCES_FOLDER = RESOURCES.replace(PROXY, 'apps/');

/**
 * The client libraries as files of the package, by their path below `jcr_root`: for each entry a library of its own, so
 * that each is cached alone, and whatever an entry may load under the public path; also what pages of earlier releases
 * still load from there, since an installation takes away what the package does not hold.
 *
 * @param earlier the releases before, as far as their files are kept
 * @param folder where the build put the files that stand at `resources/`
 * @throws when the build has files that no page could ask for by the public path
 */
export function clientLibraryFiles(
  manifest: Manifest,
  folder: string,
  earlier: readonly Manifest[] = [],
): Map<string, PackageFile> {
  const files = new Map<string, PackageFile>();
  const entries = Object.entries(manifest.entrypoints);
  for (const [entry, addresses] of entries) {
    for (const [name, file] of libraryFiles(entry, addresses.map(nameOf), folder)) {
      files.set(`apps/${APP_ID}/clientlibs/clientlib-${entry}/${name}`, file);
    }
  }
  const start = entries.flatMap(([, addresses]) => addresses.map(nameOf));
  const names = [
    ...reachable(start, manifest.files.map(nameOf), folder),
    ...earlier.flatMap((each) => filesOf(each)),
  ];
  for (const name of names) {
    files.set(`${RESOURCES_FOLDER}${name}`, { copyOf: path.join(folder, name) });
  }
  return files;
}

/**
 * The hashed files of those that pages load later, with their bytes: what a release keeps of a build.
 *
 * @param files what `clientLibraryFiles` gave
 */
export function* resourcesOf(files: ReadonlyMap<string, PackageFile>): Generator<[string, Buffer]> {
  const hashed = new Set(filesOf({ files: [...files.keys()].map((name) => `/${name}`) }));
  for (const [name, file] of files) {
    const own = name.slice(RESOURCES_FOLDER.length);
    if (name.startsWith(RESOURCES_FOLDER) && hashed.has(own) && 'copyOf' in file)
      yield [own, readFileSync(file.copyOf)];
  }
}

function nameOf(address: string): string {
  if (!address.startsWith(RESOURCES)) throw new Error(`${address} does not stand below ${RESOURCES}`);
  return address.slice(RESOURCES.length);
}

/** The node of the library, and what it starts with, each file in its order. */
function* libraryFiles(
  entry: string,
  names: readonly string[],
  folder: string,
): Generator<[string, PackageFile]> {
  // Already minified; AEM's compiler would only break it.
  const processors = ['default:none', 'min:none'];
  const properties = {
    'jcr:primaryType': 'cq:ClientLibraryFolder',
    allowProxy: true,
    categories: [`${APP_ID}.${entry}`],
    cssProcessor: processors,
    jsProcessor: processors,
  };
  yield ['.content.xml', { text: toDocView({ properties, children: [] }) }];
  for (const kind of ['css', 'js']) {
    // Styles alone come with a script of webpack's that does nothing.
    const own = names.filter((name) => name.endsWith(`.${kind}`) && !(entry === 'styles' && kind === 'js'));
    if (own.length === 0) continue;
    yield [`${kind}.txt`, { text: [`#base=${kind}`, ...own, ''].join('\n') }];
    for (const name of own) yield [`${kind}/${name}`, { copyOf: path.join(folder, name) }];
  }
}

/**
 * What the given files load, and what that loads: a file names another by its hash, which no two have in common.
 */
function reachable(start: readonly string[], all: readonly string[], folder: string): string[] {
  const found = new Set(start);
  // A set gives what is added while it is walked, too.
  for (const name of found) {
    if (!/\.(?:css|js)$/.test(name)) continue;
    const text = readFileSync(path.join(folder, name), 'utf8');
    for (const other of all) {
      const hash = /\.([\da-f]{8})\.\w+$/.exec(other)?.[1];
      if (hash !== undefined && text.includes(hash)) found.add(other);
    }
    // Licences of the libraries inside.
    if (all.includes(`${name}.LICENSE.txt`)) found.add(`${name}.LICENSE.txt`);
  }
  return [...found].sort();
}
