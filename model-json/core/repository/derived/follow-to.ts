import type { Resource, Value } from '../Resource';
import type { ComponentTexts } from '../texts/ComponentTexts';
import { followPaths, type Move } from './follow-paths';
import type { LiveRelationship } from './live-relationship';
import type { Localisings } from './Localising';

/** Converts a property of a blueprint for its copy, if necessary using the property's node. */
export type Follow = (value: Value, name: string, node?: Resource) => Value;

/**
 * Converts a blueprint's values for its copy: paths point to the copy's pages and fragments; words, money, mains and
 * units are those of its country.
 *
 * @param all all live copies
 * @param localisings country versions of the language masters
 * @param texts which properties are text
 */
export function followTo(
  relationship: LiveRelationship,
  all: readonly LiveRelationship[],
  localisings: Localisings,
  texts: ComponentTexts,
): Follow {
  const paths = followPaths(movesOf(relationship, all));
  const localising = localisings.byLocale.get(localeNameIn(relationship.copy));
  if (!localising) return paths;
  return (value, name, node) => {
    const followed = paths(value);
    const kind = node && texts.kindOf(node, name);
    return kind ? localising(followed, { kind, name, node }) : followed;
  };
}

/** `gb/en` of a path. */
const localeIn = (path: string) => /\/([a-z]{2}\/[a-z]{2})(?=\/|$)/.exec(path)?.[1];

/**
 * The roots of a copy and of the other copies between the same two languages: the pages of `us/en` show the fragments
 * of `us/en`, which link back to its pages.
 */
function movesOf(relationship: LiveRelationship, all: readonly LiveRelationship[]): Move[] {
  const [from, to] = [localeIn(relationship.master), localeIn(relationship.copy)];
  const related = all.filter(
    (other) =>
      other === relationship ||
      (from !== undefined && localeIn(other.master) === from && localeIn(other.copy) === to),
  );
  return related.map(({ master, copy }) => ({ from: master, to: copy }));
}

/** `us/en` → `en_us`. */
const localeNameIn = (path: string): string => (localeIn(path) ?? '').split('/').reverse().join('_');
