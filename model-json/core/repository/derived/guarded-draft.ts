import { checkedDraft } from '../checked-draft';
import type { Draft } from '../Draft';
import { parentOf } from '../path';

/**
 * A draft that changes only stored nodes.
 *
 * @param check throws for the path of a node that is not stored, and for an inherited property
 */
export function guardedDraft(draft: Draft, check: (path: string, property?: string) => void): Draft {
  const allow = (path: string) => {
    if (!draft.has(path)) check(path);
  };
  const allowInto = (from: string, to: string) => {
    allow(from);
    allow(parentOf(to));
  };
  return checkedDraft(draft, {
    setProperty: check,
    create: (path) => {
      allow(path);
      allow(parentOf(path));
    },
    remove: allow,
    move: allowInto,
    copy: allowInto,
    order: allow,
  });
}
