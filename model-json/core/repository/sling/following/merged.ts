import { binaryAt } from '../../binaries/Binary';
import { besideOf, isBeside } from '../../exact-values';
import { inOrder } from '../../files/in-order';
import { isNode, type NodeJson } from '../../node-json';
import type { Value } from '../../Resource';
import type { NodeTypes } from '../remote/NodeTypes';
import { withoutNeeded } from '../writing/mixins';
import { isVersionState } from '../../versions/versionable';

/** Properties that JCR sets when it creates a node. Where our node says nothing of them, they are no difference. */
const CREATED = new Set([
  'jcr:created',
  'jcr:createdBy',
  'jcr:lastModified',
  'jcr:lastModifiedBy',
  'jcr:uuid',
]);

/** What Oak writes into a new node, whatever that says. */
const OAKS = new Set(['jcr:created', 'jcr:createdBy']);

/** What is asked of the types of nodes. */
export type TypesOf = Pick<NodeTypes, 'isOrdered' | 'isProtected'>;

/**
 * The node that Sling has, spelled like the one known so far: what means the same keeps its form and place, so that the
 * texts of both are equal if nothing has changed.
 */
export function merged(theirs: NodeJson, known: NodeJson, types: TypesOf): NodeJson {
  const found = withoutNeeded(theirs, known);
  const node: NodeJson = {};
  for (const [name, member] of Object.entries(known)) {
    const child = found[name];
    if (isNode(member)) {
      if (isNode(child)) node[name] = mergedChild(child, member, types);
    } else if (name === ':jcr:data') addBytes(node, found, known);
    else if (!isBeside(name)) addProperty(node, name, found, known, types);
  }
  for (const [name, member] of Object.entries(found)) {
    const isNew =
      !Object.hasOwn(node, name) && !(CREATED.has(name) && known['jcr:primaryType'] !== undefined);
    if (isNew && !isStaleBeside(name, known)) node[name] = member;
  }
  return types.isOrdered(found) ? ordered(node, found) : node;
}

/** A child that is only named is as it was. */
function mergedChild(theirs: NodeJson, ours: NodeJson, types: TypesOf): NodeJson {
  return isEmpty(theirs) || isEmpty(ours) ? theirs : merged(theirs, ours, types);
}

function addProperty(node: NodeJson, name: string, found: NodeJson, known: NodeJson, types: TypesOf): void {
  const isOurs = isVersionState(name) || (OAKS.has(name) && types.isProtected(found, name));
  const source = isOurs || isSame(name, found, known) ? known : found;
  const beside = besideOf(name);
  const value = source[name];
  const exact = source[beside];
  if (value !== undefined) node[name] = value;
  if (exact !== undefined) node[beside] = exact;
}

/** Whether a property is the same in both; dates can be spelled in several ways. */
function isSame(name: string, found: NodeJson, known: NodeJson): boolean {
  const theirs = found[name];
  const ours = known[name];
  if (theirs === undefined || isNode(theirs) || ours === undefined || isNode(ours)) return false;
  if (JSON.stringify(found[besideOf(name)]) !== JSON.stringify(known[besideOf(name)])) return false;
  return JSON.stringify(theirs) === JSON.stringify(ours) || isSameDate(theirs, ours);
}

const DATE = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

const isSameDate = (theirs: Value, ours: Value): boolean =>
  typeof theirs === 'string' &&
  typeof ours === 'string' &&
  DATE.test(theirs) &&
  Date.parse(theirs) === Date.parse(ours);

/** Of bytes, Sling tells the length. */
function addBytes(node: NodeJson, found: NodeJson, known: NodeJson): void {
  const length = found[':jcr:data'];
  const reference = known[':jcr:data'];
  if (length === undefined || reference === undefined) return;
  const changed = ['jcr:lastModified', 'jcr:mimeType'].some(
    (name) => known[name] !== undefined && !isSame(name, found, known),
  );
  const same = !isNode(reference) && binaryAt(reference)?.size === length && !changed;
  node[':jcr:data'] = same ? reference : length;
}

/** The exact form of a property that has been merged already. */
const isStaleBeside = (name: string, known: NodeJson): boolean =>
  isBeside(name) && Object.hasOwn(known, name.slice(1));

function ordered(node: NodeJson, found: NodeJson): NodeJson {
  const wanted = Object.keys(found).filter((name) => isNode(found[name]));
  const names = Object.keys(node).filter((name) => isNode(node[name]));
  return names.every((name, i) => name === wanted[i]) ? node : inOrder(node, wanted);
}

const isEmpty = (node: NodeJson): boolean => Object.keys(node).length === 0;
