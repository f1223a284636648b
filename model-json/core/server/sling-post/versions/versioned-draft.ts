import { checkedDraft } from '../../../repository/checked-draft';
import type { Draft } from '../../../repository/Draft';
import { parentOf } from '../../../repository/path';
import type { PostVersions } from './PostVersions';

/** A draft whose checked-in nodes are not changed. Children of a node belong to it, but not its order among its siblings. */
export function versionedDraft(draft: Draft, versions: PostVersions): Draft {
  const relocating = (...parents: string[]): void => {
    for (const parent of parents) versions.check(parent);
    versions.forget();
  };
  return checkedDraft(draft, {
    setProperty: (path) => versions.check(path),
    create: (path) => versions.check(parentOf(path)),
    remove: (path) => relocating(parentOf(path)),
    move: (from, to) => relocating(parentOf(from), parentOf(to)),
    copy: (_from, to) => relocating(parentOf(to)),
  });
}
