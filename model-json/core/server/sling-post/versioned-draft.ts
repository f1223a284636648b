import type { Draft } from '../../repository/Draft';
import { parentOf } from '../../repository/path';
import { isCheckedIn, versionableAt } from '../../repository/versions/versionable';

/**
 * A draft whose checked-in nodes are not changed. Children of a node belong to it, but not its order among its siblings.
 *
 * @param onCheckedIn called before a change of a checked-in node: checks it out, or throws
 */
export function versionedDraft(draft: Draft, onCheckedIn: (path: string) => void): Draft {
  const known = new Map<string, string | undefined>();
  const check = (path: string): void => {
    if (!known.has(path)) known.set(path, versionableAt(draft, path));
    const versionable = known.get(path);
    if (versionable !== undefined && isCheckedIn(draft, versionable)) onCheckedIn(versionable);
  };
  const changing = (...parents: string[]): Draft => {
    parents.forEach(check);
    known.clear();
    return draft;
  };
  return {
    ...draft,
    setProperty: (path, name, ...value) => {
      check(path);
      // Types can make a node versionable.
      if (name.startsWith('jcr:')) known.clear();
      draft.setProperty(path, name, ...value);
    },
    create: (path, node) => changing(parentOf(path)).create(path, node),
    remove: (path) => changing(parentOf(path)).remove(path),
    move: (from, to) => changing(parentOf(from), parentOf(to)).move(from, to),
    copy: (from, to) => changing(parentOf(to)).copy(from, to),
  };
}
