import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openSiteContent } from '../../model-json/site-content';
import { readGenerations } from '../generations';
import { BUILT_HEAD, builtHead } from './built-head';
import { clientLibraryFiles, type Manifest } from './client-libraries';
import { contentFiles, contentRoots, type PackageFile } from './content-files';
import { filterXml } from './filter';

const root = path.resolve(__dirname, '../..');
const sources = path.join(root, 'ui.apps/src/main/content/jcr_root');

type Files = Iterable<readonly [path: string, file: PackageFile]>;

const built = path.join(root, 'clientlibs');

/** The releases before this build whose files the package carries, newest first. */
export const earlierBuilds = (): readonly Manifest[] => (readGenerations(built) as Manifest[]).slice(1);

/**
 * The application: component nodes and dialogs as they stand in git, and what was built.
 *
 * @param earlier releases whose files open tabs and cached pages still ask for
 */
export function* applicationPackage(earlier = earlierBuilds()): Files {
  yield filter(['/apps/ventora/components', '/apps/ventora/clientlibs'], 'replace');
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(sources, name);
    if (statSync(file).isFile()) yield [`jcr_root/${name.replaceAll(path.sep, '/')}`, { copyOf: file }];
  }
  const resources = path.join(built, 'clientlib-site/resources');
  const manifest = JSON.parse(readFileSync(path.join(built, 'manifest.json'), 'utf8')) as Manifest;
  yield [`jcr_root/${BUILT_HEAD}`, { text: builtHead(manifest.files) }];
  for (const [name, file] of clientLibraryFiles(manifest, resources, earlier)) {
    yield [`jcr_root/${name}`, file];
  }
}

/**
 * The content as visitors see it, live copies and catalogue pages written out (docs/adr/0008). What authors have changed
 * in AEM stays: an installation adds only what is not there.
 *
 * @throws when a file of the content is broken
 */
export async function contentPackage(): Promise<Files> {
  const tree = await openSiteContent();
  const problems = tree.problems();
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const roots = contentRoots(tree);
  return (function* () {
    yield filter(roots, 'merge');
    for (const each of roots) {
      for (const [name, file] of contentFiles(tree.get(each)!)) {
        yield [`jcr_root/${name}`, file] as const;
      }
    }
  })();
}

const filter = (roots: readonly string[], mode: 'replace' | 'merge') =>
  ['META-INF/vault/filter.xml', { text: filterXml(roots, mode) }] as const;
