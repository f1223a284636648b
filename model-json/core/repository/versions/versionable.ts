import { createHash, randomUUID } from 'node:crypto';
import type { Draft } from '../Draft';
import { isNode, type NodeJson } from '../node-json';
import type { Value } from '../Resource';

const MIXIN = 'mix:versionable';
export const ROOT_VERSION = 'jcr:rootVersion';

/** The properties by which JCR keeps a node's place in its history. */
const STATE = ['jcr:versionHistory', 'jcr:baseVersion', 'jcr:predecessors', 'jcr:isCheckedOut'] as const;

type Properties = Readonly<Record<string, Value>>;

/** Whether a property belongs to the repository, not to the content: a version does not contain it. */
export const isVersionState = (name: string): boolean => name === 'jcr:uuid' || isHistory(name);

/** Whether a property is about the versions of its node. */
export const isHistory = (name: string): boolean => STATE.some((each) => each === name);

export const isVersionable = (properties: Properties | undefined): boolean =>
  [properties?.['jcr:mixinTypes'] ?? []].flat().includes(MIXIN);

/** The id of a node's history, and of its root version, which contains nothing. */
export const historyOf = (versionable: string): string => derivedId(versionable, 'history');
export const rootVersionOf = (versionable: string): string => derivedId(versionable, ROOT_VERSION);

/** An id that follows from another one. */
function derivedId(id: string, what: string): string {
  const hash = createHash('sha1').update(`${id} ${what}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** The state of a node that has just become versionable. */
function newState(): Record<string, Value> {
  const id = randomUUID();
  const root = rootVersionOf(id);
  return {
    'jcr:uuid': id,
    'jcr:versionHistory': historyOf(id),
    'jcr:baseVersion': root,
    'jcr:predecessors': [root],
    'jcr:isCheckedOut': true,
  };
}

/** Gives a node what its mixins require, and takes away what they no longer do. @returns whether it became versionable */
export function followMixins(draft: Draft, path: string): boolean {
  const properties = draft.properties(path);
  const isIdentified = properties?.['jcr:uuid'] !== undefined;
  const isNew = isVersionable(properties) && properties?.['jcr:versionHistory'] === undefined;
  if (isNew) for (const [name, value] of Object.entries(newState())) draft.setProperty(path, name, value);
  if (!isVersionable(properties) && properties?.['jcr:versionHistory'] !== undefined)
    for (const name of ['jcr:uuid', ...STATE]) draft.setProperty(path, name, undefined);
  const mixins = [properties?.['jcr:mixinTypes'] ?? []].flat();
  if (!isNew && !isIdentified && mixins.includes('mix:referenceable'))
    draft.setProperty(path, 'jcr:uuid', randomUUID());
  return isNew;
}

/** A copy of a node: another identity, and no history yet. */
export function asCopy(node: NodeJson): NodeJson {
  const members = Object.entries(node).map(([name, member]): [string, NodeJson[string]] => [
    name,
    isNode(member) ? asCopy(member) : name === 'jcr:uuid' ? randomUUID() : member,
  ]);
  return { ...Object.fromEntries(members), ...(node['jcr:versionHistory'] !== undefined && newState()) };
}

export const isCheckedIn = (draft: Draft, path: string): boolean =>
  draft.property(path, 'jcr:isCheckedOut') === false;

/** Allows changes of a node: its next version follows its base version. */
export function checkOut(draft: Draft, path: string): void {
  const base = draft.property(path, 'jcr:baseVersion');
  draft.setProperty(path, 'jcr:isCheckedOut', true);
  draft.setProperty(path, 'jcr:predecessors', base === undefined ? [] : [String(base)]);
}

/** Refuses changes of a node, which is as in a version. */
export function checkIn(draft: Draft, path: string, version: string): void {
  draft.setProperty(path, 'jcr:isCheckedOut', false);
  draft.setProperty(path, 'jcr:baseVersion', version);
  draft.setProperty(path, 'jcr:predecessors', []);
}
