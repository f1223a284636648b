import { descend, inlineNode, type MemoryNode } from '../files/MemoryNode';
import type { NodeJson } from '../node-json';
import { isWithin } from '../path';
import { shownFrozen } from './frozen-node';
import type { Version } from './Version';
import type { VersionFiles } from './VersionFiles';
import { historyOf, ROOT_VERSION, rootVersionOf } from './versionable';

export const STORAGE = '/jcr:system/jcr:versionStorage';

/** The levels of folders above a history, as in Oak: the first digits of its id, two each. */
const LEVELS = 3;

/** A node of JCR's version storage; undefined if there is none. */
export function storageNode(files: VersionFiles, path: string): MemoryNode | undefined {
  if (!isWithin(path, STORAGE)) return undefined;
  const wanted = path.slice(STORAGE.length + 1).split('/');
  const storage: NodeJson = { 'jcr:primaryType': 'rep:versionStorage' };
  for (const id of files.histories()) {
    const folders = foldersOf(id);
    const near = wanted.slice(0, LEVELS).every((name, i) => name === '' || name === folders[i]);
    if (!near) continue;
    let at = storage;
    for (const name of folders) at = folderIn(at, name);
    const isWanted = wanted.length >= LEVELS && (wanted[LEVELS] ?? id) === id;
    at[id] = isWanted ? historyNode(files, id) : { 'jcr:primaryType': 'nt:versionHistory' };
  }
  const root = inlineNode(
    '',
    {
      'jcr:primaryType': 'rep:root',
      'jcr:system': { 'jcr:primaryType': 'rep:system', 'jcr:versionStorage': storage },
    },
    undefined,
  );
  return descend(root, path);
}

const foldersOf = (id: string): string[] =>
  Array.from({ length: LEVELS }, (_, i) => id.slice(i * 2, i * 2 + 2));

function folderIn(parent: NodeJson, name: string): NodeJson {
  return (parent[name] ??= { 'jcr:primaryType': 'rep:versionStorage' }) as NodeJson;
}

/** All versions of a node. */
function historyNode(files: VersionFiles, id: string): NodeJson {
  const versions = files.list(id).flatMap(({ name }) => files.read(id, name) ?? []);
  const root = rootVersionOf(id);
  const ids = new Set([root, ...versions.map((version) => version.id)]);
  const labels = versions.flatMap(({ label, id: of }) => (label === undefined ? [] : [[label, of]]));
  const [first] = versions;
  const history: NodeJson = {
    'jcr:primaryType': 'nt:versionHistory',
    'jcr:mixinTypes': ['rep:VersionablePaths'],
    'jcr:uuid': historyOf(id),
    'jcr:versionableUuid': id,
    default: versions.at(-1)?.path ?? '',
    'jcr:versionLabels': { 'jcr:primaryType': 'nt:versionLabels', ...Object.fromEntries(labels) },
    [ROOT_VERSION]: {
      'jcr:primaryType': 'nt:version',
      'jcr:uuid': root,
      'jcr:created': first?.created ?? '',
      'jcr:predecessors': [],
      'jcr:successors': successorsOf(root, versions),
      'jcr:frozenNode': shownFrozen(typesOf(first), id),
    },
  };
  for (const version of versions)
    history[version.name] = {
      'jcr:primaryType': 'nt:version',
      'jcr:uuid': version.id,
      'jcr:created': version.created,
      'jcr:predecessors': version.predecessors.filter((each) => ids.has(each)),
      'jcr:successors': successorsOf(version.id, versions),
      'jcr:frozenNode': shownFrozen(version.node, id),
    };
  return history;
}

const successorsOf = (id: string, versions: readonly Version[]): string[] =>
  versions.filter(({ predecessors }) => predecessors.includes(id)).map((version) => version.id);

/** The root version contains only the types of the node. */
function typesOf(version: Version | undefined): NodeJson {
  const { 'jcr:primaryType': type = 'nt:unstructured', 'jcr:mixinTypes': mixins } = version?.node ?? {};
  return { 'jcr:primaryType': type, ...(mixins !== undefined && { 'jcr:mixinTypes': mixins }) };
}
