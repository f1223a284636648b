import type { Resource, Value } from '../Resource';
import type { ComponentTexts } from '../texts/ComponentTexts';
import { followPaths, type Move } from './follow-paths';
import type { LiveRelationship } from './live-relationship';
import type { Localisings } from './Localising';

/** Turns a property of a blueprint into its copy's, if need be by the node that it is of. */
export type Follow = (value: Value, name: string, node?: Resource) => Value;

/**
 * Turns what a blueprint says into what its copy does: paths lead to the copy's pages and fragments, words, money,
 * mains and units are those of its country.
 *
 * @param all live copies that there are
 * @param localisings how countries say things
 * @param texts what of a blueprint is text
 */
export function followTo(
  relationship: LiveRelationship,
  all: readonly LiveRelationship[],
  localisings: Localisings,
  texts: ComponentTexts,
): Follow {
  const paths = followPaths(movesOf(relationship, all));
  const localising = localisings.of(localeNameIn(relationship.copy));
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
 * A copy's own place, and those of the other copies between the same two languages: the pages of `us/en` show the fragments
 * of `us/en`, and these link to its pages.
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

/** `us/en` gives `en_us`. */
const localeNameIn = (path: string): string => (localeIn(path) ?? '').split('/').reverse().join('_');
