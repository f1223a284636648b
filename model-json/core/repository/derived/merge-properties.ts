import type { Value } from '../Resource';
import type { Follow } from './follow-to';

type Properties = Readonly<Record<string, Value>>;

/** Properties about the blueprint's publication and lock, and about the blueprint as a live copy. A copy never inherits them. */
const NEVER_FOLLOWS =
  /^(?:cq:lastReplicat|cq:lastRolledout|jcr:lock(?:Owner|IsDeep)$|jcr:uuid$|jcr:mixinTypes$|jcr:(?:versionHistory|baseVersion|predecessors|isCheckedOut)$|cq:propertyInheritanceCancelled$|cq:isCancelledForChildren$)/;

/** Whether a copy has a property of its own in any case. */
export const neverFollows = (name: string): boolean => NEVER_FOLLOWS.test(name);

/** Whether a property says what of a node is inherited. */
export const isInheritanceState = (name: string): boolean =>
  /^(?:jcr:mixinTypes|cq:propertyInheritanceCancelled|cq:isCancelledForChildren)$/.test(name);

const names = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** The properties that a stored node overrides or removes, whatever its blueprint's values. */
export const ownNames = (stored: Properties | undefined): readonly string[] =>
  names(stored?.['cq:propertyInheritanceCancelled']).map(String);

/** Whether a stored node is detached from its blueprint. */
export const isCancelled = (stored: Properties | undefined): boolean =>
  names(stored?.['jcr:mixinTypes']).includes('cq:LiveSyncCancelled');

/** Whether its descendants are, too. */
export const isCancelledForChildren = (stored: Properties | undefined): boolean =>
  isCancelled(stored) && stored?.['cq:isCancelledForChildren'] === true;

/**
 * The properties of a node of a live copy. The blueprint's win, except those listed in the copy's
 * `cq:propertyInheritanceCancelled`: of these the copy has its own or none.
 *
 * @param follow converts the blueprint's values for its copy
 */
export function mergeProperties(
  stored: Properties | undefined,
  master: Properties | undefined,
  follow: Follow,
): Properties {
  if (!master || isCancelled(stored)) return stored ?? {};
  const own = ownNames(stored);
  const merged: Record<string, Value> = { ...stored };
  for (const [name, value] of Object.entries(master)) {
    if (!NEVER_FOLLOWS.test(name) && !own.includes(name)) merged[name] = follow(value, name);
  }
  return merged;
}

/** Written on a copy when it changes, although the blueprint's values are shown. */
const NOTES = /^cq:lastModified/;

/** Whether a property of a stored node is inherited: a value written there would not show. */
export const isInherited = (
  name: string,
  stored: Properties | undefined,
  master: Properties | undefined,
): boolean =>
  master?.[name] !== undefined &&
  !NEVER_FOLLOWS.test(name) &&
  !NOTES.test(name) &&
  !isCancelled(stored) &&
  !ownNames(stored).includes(name);
