import type { Draft } from '../../../repository/Draft';
import { parentOf } from '../../../repository/path';
import type { PostVersions } from './PostVersions';

/** A draft whose checked-in nodes are not changed. Children of a node belong to it, but not its order among its siblings. */
export function versionedDraft(draft: Draft, versions: PostVersions): Draft {
  const relocating = (...parents: string[]): Draft => {
    for (const parent of parents) versions.check(parent);
    versions.forget();
    return draft;
  };
  return {
    ...draft,
    setProperty: (path, name, ...value) => {
      versions.check(path);
      draft.setProperty(path, name, ...value);
    },
    create: (path, node) => {
      versions.check(parentOf(path));
      draft.create(path, node);
    },
    remove: (path) => relocating(parentOf(path)).remove(path),
    move: (from, to) => relocating(parentOf(from), parentOf(to)).move(from, to),
    copy: (from, to) => relocating(parentOf(to)).copy(from, to),
  };
}
