import type { Value } from '../Resource';
import type { Follow } from './follow-to';

type Properties = Readonly<Record<string, Value>>;

/**
 * What says when and by whom the blueprint was published, and what it has of its own where it is itself a copy: the copy has its
 * own, or none.
 */
const NEVER_FOLLOWS =
  /^(?:cq:lastReplicat|cq:lastRolledout|jcr:uuid$|jcr:mixinTypes$|cq:propertyInheritanceCancelled$|cq:isCancelledForChildren$)/;

const names = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** The properties that a stored node has of its own, or does without, whatever its blueprint says. */
export const ownNames = (stored: Properties | undefined): readonly string[] =>
  names(stored?.['cq:propertyInheritanceCancelled']).map(String);

/** Whether a stored node has left its blueprint altogether. */
export const isCancelled = (stored: Properties | undefined): boolean =>
  names(stored?.['jcr:mixinTypes']).includes('cq:LiveSyncCancelled');

/** Whether those below it have, too. */
export const isCancelledForChildren = (stored: Properties | undefined): boolean =>
  isCancelled(stored) && stored!['cq:isCancelledForChildren'] === true;

/**
 * The properties of a node of a live copy. The blueprint's win, but for those that the copy names in
 * `cq:propertyInheritanceCancelled`: of these it has its own, or none.
 *
 * @param follow changes what the blueprint says into what its copy does
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

/** What is noted on a copy when it changes, though its blueprint's shows. */
const NOTES = /^cq:lastModified/;

/** Whether a property of a stored node is its blueprint's: what would be written there would not show. */
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
