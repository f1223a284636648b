import { changeThrough, checkedDraft } from '../checked-draft';
import type { Draft } from '../Draft';
import { parentOf } from '../path';
import type { Repository } from '../Repository';
import { wrapped } from '../wrapped';
import { LockedError } from './LockedError';
import { lockedWith, lockOwnerIn, pagesWithin, unlockWithin, type Nodes } from './page-lock';

/**
 * A repository that refuses to change, move or remove pages that somebody else has locked, whichever way a change gets to
 * them. Pages below a locked one can be added, changed and ordered, as in AEM.
 *
 * @param userNow the account of the person who makes a change
 */
export function lockedWrites(stored: Repository, userNow: () => string): Repository {
  const nodes: Nodes = {
    property: (path, name) => stored.get(path)?.properties[name],
    childNames: (path) => stored.list(path).map(({ name }) => name),
  };
  return wrapped(stored, {
    async write(path, node, options) {
      refuse(nodes, path, userNow());
      return stored.write(path, node, options);
    },
    async update(path, edit, options) {
      refuse(nodes, path, userNow());
      return stored.update(path, edit, options);
    },
    async delete(path, options) {
      refuseWithin(nodes, path, userNow());
      return stored.delete(path, options);
    },
    async change(edit, options = {}) {
      if (options.overrulesLocks) return stored.change(edit, options);
      const user = userNow();
      return changeThrough(stored, (draft) => lockedDraft(draft, user), edit, options);
    },
  });
}

/** @throws LockedError if somebody else has locked the page of a node */
function refuse(nodes: Nodes, path: string, user: string): void {
  const page = lockedWith(path);
  const owner = lockOwnerIn(nodes, page);
  if (owner !== undefined && owner !== user) throw new LockedError(page, owner);
}

/** … or a page below it. */
function refuseWithin(nodes: Nodes, path: string, user: string): void {
  refuse(nodes, path, user);
  for (const page of pagesWithin(nodes, path)) refuse(nodes, page, user);
}

function lockedDraft(draft: Draft, user: string): Draft {
  // A post can set thousands of properties of a page.
  let allowed: string | undefined;
  const check = (path: string) => {
    const page = lockedWith(path);
    if (page !== allowed) refuse(draft, page, user);
    allowed = page;
  };
  const checkWithin = (path: string) => {
    allowed = undefined;
    refuseWithin(draft, path, user);
  };
  /** Children belong to the content that they are in, but child pages do not belong to a page. */
  const checkPlace = (path: string) => {
    if (lockedWith(path) !== path) check(parentOf(path));
  };
  const checked = checkedDraft(draft, {
    setProperty: check,
    create: checkPlace,
    remove: checkWithin,
    move: (from, to) => {
      checkWithin(from);
      checkPlace(to);
    },
    copy: (_from, to) => checkPlace(to),
    order: checkPlace,
  });
  return {
    ...checked,
    copy: (from, to) => {
      checked.copy(from, to);
      unlockWithin(draft, to);
    },
  };
}
