import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { openSiteContent } from '#site-server/site-content';
import { readGenerations, readManifest } from '../build/generations';
import { BUILT_HEAD, builtHead } from './built-head';
import { clientLibraryFiles, type Manifest } from './client-libraries';
import type { Resource, ResourceTree } from '../../model-json/core/repository/Resource';
import { contentFiles, contentRoots, folderFiles, type PackageFile } from './content-files';
import { filterXml, type FilterMode, type FilterRoot } from './filter';
import { builtFolder } from '../../model-json/core/site/folders';
import { APP_ID } from '../../shared/addresses/app';
import { projectFolder } from './site-project';
import { ownedByOps, thumbnails } from './site-configuration';

const root = path.resolve(__dirname, '../..');
const sources = path.join(projectFolder(root), 'ui.apps/src/main/content/jcr_root');

const APPLICATION = [`/apps/${APP_ID}/components`, `/apps/${APP_ID}/clientlibs`];

/** Which trees authors may roll out from: each is a folder of AEM's own tree of blueprints. */
const blueprintFolders = () => {
  const folder = path.join(sources, 'apps/msm');
  return existsSync(folder) ? readdirSync(folder).map((name) => `/apps/msm/${name}`) : [];
};

type Files = Iterable<readonly [path: string, file: PackageFile]>;

const built = path.join(builtFolder(root), 'clientlibs');

/** The releases before this build whose files the package carries, newest first. */
export const earlierBuilds = (): readonly Manifest[] => readGenerations(built).slice(1);

/**
 * The application: component nodes and dialogs as they stand in git, and what was built.
 *
 * @param earlier releases whose files open tabs and cached pages still ask for
 */
export function* applicationPackage(earlier = earlierBuilds()): Files {
  yield filter(roots([...APPLICATION, ...blueprintFolders()]), 'replace');
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(sources, name);
    if (statSync(file).isFile()) yield [`jcr_root/${name.replaceAll(path.sep, '/')}`, { copyOf: file }];
  }
  const resources = path.join(built, 'clientlib-site/resources');
  const manifest = readManifest(built);
  yield [`jcr_root/${BUILT_HEAD}`, { text: builtHead(manifest.files) }];
  for (const [name, file] of clientLibraryFiles(manifest, resources, earlier)) {
    yield [`jcr_root/${name}`, file];
  }
}

/** Pages, fragments, assets and tags: what authors own. An installation adds only what is not there. */
export const contentPackage = (): Promise<Files> => packageOf('merge', (tree) => roots(contentRoots(tree)));

/**
 * Templates, their types, policies and the models of content fragments: what ops own. An installation replaces each of them, and
 * leaves what authors have made beside them.
 */
export async function confPackage(): Promise<Files> {
  const files = await packageOf('replace', ownedByOps);
  return (function* () {
    yield* files;
    yield* thumbnails();
  })();
}

/**
 * Parts of the content as visitors see it, live copies and catalogue pages written out (docs/adr/0008).
 *
 * @throws when a file of the content is broken
 */
async function packageOf(
  mode: FilterMode,
  partsOf: (tree: ResourceTree) => readonly FilterRoot[],
): Promise<Files> {
  const tree = await siteContent();
  const parts = partsOf(tree);
  return (function* () {
    yield filter(parts, mode);
    const paths = parts.map(({ root: each }) => each);
    for (const [name, file] of folderFiles(tree, paths)) yield [`jcr_root/${name}`, file] as const;
    for (const each of paths) {
      for (const [name, file] of contentFiles(resourceAt(tree, each)))
        yield [`jcr_root/${name}`, file] as const;
    }
  })();
}

function resourceAt(tree: ResourceTree, at: string): Resource {
  const found = tree.get(at);
  if (!found) throw new Error(`${at} is missing: a package is made of it`);
  return found;
}

/** Read once for both packages. */
let reading: Promise<ResourceTree> | undefined;
const siteContent = () => (reading ??= readSiteContent());

async function readSiteContent(): Promise<ResourceTree> {
  const tree = await openSiteContent();
  const problems = tree.problems();
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return tree;
}

const roots = (paths: readonly string[]): FilterRoot[] => paths.map((each) => ({ root: each }));

const filter = (parts: readonly FilterRoot[], mode: FilterMode) =>
  ['META-INF/vault/filter.xml', { text: filterXml(parts, mode) }] as const;
