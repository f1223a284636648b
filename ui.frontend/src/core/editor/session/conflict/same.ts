import { isNode, type ContentNode, type PropertyValue } from '../../sling/content-node';
import { childNames, propertyNames } from '../tree';

type Member = PropertyValue | ContentNode | null | undefined;

/** Written by the server with every change, not by an author. */
const BOOKKEEPING =
  /^(?:jcr:(?:lastModified|created|uuid|versionHistory|baseVersion|predecessors|isCheckedOut)|cq:(?:lastModified|lastReplicat))/;

export const isBookkeeping = (name: string): boolean => BOOKKEEPING.test(name);

/** Whether two values or nodes are equal to an author: same properties, same children in the same order. */
export function isSame(a: Member, b: Member): boolean {
  if (a === b) return true;
  if (isNode(a) && isNode(b)) {
    return (
      hasSameProperties(a, b) &&
      isSameList(childNames(a), childNames(b)) &&
      childNames(a).every((name) => isSame(a[name], b[name]))
    );
  }
  if (Array.isArray(a) && Array.isArray(b)) return isSameList(a, b);
  return (a ?? undefined) === (b ?? undefined);
}

/** Whether two nodes have the same properties. */
export function hasSameProperties(a: ContentNode, b: ContentNode): boolean {
  const names = propertyNames(a).filter((name) => !isBookkeeping(name));
  const others = propertyNames(b).filter((name) => !isBookkeeping(name));
  return names.length === others.length && names.every((name) => isSame(a[name], b[name]));
}

export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/**
 * The later of two nodes, sharing the earlier one's objects wherever they are equal: comparing them again is fast, and
 * a hundred undo steps need little more memory than one page.
 */
export function sharedNode(before: ContentNode, after: ContentNode): ContentNode {
  const entries = Object.entries(after).map(([name, value]) => [name, shared(before[name], value)] as const);
  const isEqual =
    isSameList(Object.keys(before), Object.keys(after)) &&
    entries.every(([name, value]) => value === before[name]);
  return isEqual ? before : Object.fromEntries(entries);
}

function shared(before: Member, after: Member): Member {
  if (before === after) return after;
  if (Array.isArray(before) && Array.isArray(after)) return isSameList(before, after) ? before : after;
  return isNode(before) && isNode(after) ? sharedNode(before, after) : after;
}
