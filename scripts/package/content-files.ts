import { TAGS_ROOT } from '../../shared/addresses/tags';
import { hasFileType } from '../../model-json/core/repository/files/reading/file-types';
import type { Resource, ResourceTree } from '../../model-json/core/repository/Resource';
import { toDocView, type DocNode } from '../generate/docview';
import { withFormerAddresses } from './former-addresses';
import { platformName } from './platform-name';
import { resourceNode } from './resource-node';
import { messageOf } from '../../shared/checked/error-parts';

/** A file of a package: its text, or the file on the disk that it is a copy of. */
export type PackageFile = { readonly text: string } | { readonly copyOf: string };

/** Below these, every child is a part of the site: pages, fragments, assets, tags. */
const FOLDERS = ['/content', TAGS_ROOT, '/content/dam', '/content/experience-fragments'];

/** Folders that AEM has. */
const OF_AEM = ['/conf', ...FOLDERS];

/** What the content package is about: `/content/ventora`, `/content/dam/ventora` … */
export const contentRoots = (tree: ResourceTree): string[] =>
  FOLDERS.flatMap((folder) =>
    [...(tree.get(folder)?.children.values() ?? [])]
      .map(({ path }) => path)
      .filter((path) => !FOLDERS.includes(path) && !path.endsWith('/jcr:content')),
  ).sort();

/**
 * Everything below a root as FileVault's files, by their path below `jcr_root`. Pages, templates, assets and folders get
 * a `.content.xml` each, as in our own repository; in the file above stands an empty element that keeps their place.
 */
export function* contentFiles(root: Resource): Generator<[path: string, file: PackageFile]> {
  const folder = fileName(root);
  const own: Resource[] = [];
  const inline = (node: Resource): DocNode =>
    resourceNode(
      node,
      (child) => {
        if (child.binary) throw new Error(`${child.path}: bytes outside of an asset's original`);
        if (isOriginal(child)) return undefined;
        if (node.name === 'jcr:content' || !isOwnFile(child)) return inline(child);
        own.push(child);
        return { properties: {}, children: [] };
      },
      withFormerAddresses(node),
    );
  yield [`${folder}/.content.xml`, { text: textOf(root, inline(root)) }];
  yield* originalFiles(root, folder);
  for (const child of own) yield* contentFiles(child);
}

/**
 * The folders above the roots, with their types: an installation makes those that are missing, and leaves those that
 * are there. What AEM brings itself is left out.
 */
export function* folderFiles(
  tree: ResourceTree,
  roots: readonly string[],
): Generator<[path: string, file: PackageFile]> {
  const written = new Set<string>(OF_AEM);
  for (const root of roots) {
    for (let folder = tree.get(root)?.parent; folder && folder.path !== '/'; folder = folder.parent) {
      if (written.has(folder.path)) continue;
      written.add(folder.path);
      yield [
        `${fileName(folder)}/.content.xml`,
        {
          text: textOf(
            folder,
            resourceNode(folder, () => undefined),
          ),
        },
      ];
    }
  }
}

const fileName = ({ path }: Resource) => path.slice(1).split('/').map(platformName).join('/');

const isOwnFile = ({ properties }: Resource) =>
  hasFileType({ 'jcr:primaryType': String(properties['jcr:primaryType']) });

const isOriginal = ({ name, properties }: Resource) =>
  name === 'original' && properties['jcr:primaryType'] === 'nt:file';

/** The bytes of an asset: a file, and beside it what else its node says. */
function* originalFiles(asset: Resource, folder: string): Generator<[string, PackageFile]> {
  const original = asset.children.get('jcr:content')?.children.get('renditions')?.children.get('original');
  const bytes = original?.children.get('jcr:content');
  if (!original || !bytes?.binary) return;
  const file = `${folder}/_jcr_content/renditions/original`;
  yield [file, { copyOf: bytes.binary.file }];
  const node = resourceNode(original, (child) => resourceNode(child, () => undefined));
  yield [`${file}.dir/.content.xml`, { text: textOf(original, node) }];
}

function textOf(resource: Resource, node: DocNode): string {
  try {
    return toDocView(node);
  } catch (error) {
    throw new Error(`${resource.path} cannot be written: ${messageOf(error)}`, { cause: error });
  }
}
