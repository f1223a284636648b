import { changeThrough, checkedDraft } from '../checked-draft';
import type { Draft } from '../Draft';
import { parentOf } from '../path';
import type { Repository } from '../Repository';
import { wrapped } from '../wrapped';
import { ForbiddenError } from './ForbiddenError';
import type { Rights } from './Rights';

/**
 * A repository that refuses changes of what the person who makes them may not change.
 *
 * @param rightsNow of the person who asks; undefined for the server itself, which may do everything
 * @param action what a change means: in the visitors' tree, publishing
 */
export function guardedWrites(
  stored: Repository,
  rightsNow: () => Rights | undefined,
  action: 'change' | 'publish' = 'change',
): Repository {
  const check = (rights: Rights, path: string): void => {
    const isAllowed = action === 'change' ? rights.mayWrite(path) : rights.mayPublish(path);
    if (!isAllowed) throw new ForbiddenError(rights.mayRead(path) ? path : undefined, action);
  };
  const checkNow = (...paths: string[]): void => {
    const rights = rightsNow();
    if (rights) for (const path of paths) check(rights, path);
  };
  return wrapped(stored, {
    async write(path, node, options) {
      checkNow(...(stored.get(path) ? [path] : [path, parentOf(path)]));
      return stored.write(path, node, options);
    },
    async delete(path, options) {
      checkNow(path, parentOf(path));
      return stored.delete(path, options);
    },
    async update(path, edit, options) {
      checkNow(path);
      return stored.update(path, edit, options);
    },
    async change(edit, options = {}) {
      const rights = rightsNow();
      if (!rights) return stored.change(edit, options);
      const guarded = (draft: Draft) => guardedDraft(draft, (path) => check(rights, path));
      return changeThrough(stored, guarded, edit, options);
    },
  });
}

/** Adding, removing and ordering nodes also changes the node above them. */
function guardedDraft(draft: Draft, check: (path: string) => void): Draft {
  const checkPlace = (path: string) => {
    check(path);
    check(parentOf(path));
  };
  return checkedDraft(draft, {
    setProperty: check,
    create: checkPlace,
    remove: checkPlace,
    move: (from, to) => {
      checkPlace(from);
      checkPlace(to);
    },
    copy: (_from, to) => checkPlace(to),
    order: checkPlace,
  });
}
