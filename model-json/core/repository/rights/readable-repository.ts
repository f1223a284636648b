import { changeThrough, checkedDraft } from '../checked-draft';
import { liveCopiesOf, relationshipsOf } from '../derived/live-copies';
import { storedOf } from '../derived/stored-of';
import type { Draft } from '../Draft';
import { InheritedError, PathError } from '../errors';
import type { Change, ChangeOptions, Repository } from '../Repository';
import { wrapped } from '../wrapped';
import { ForbiddenError } from './ForbiddenError';
import { readableView } from './readable-view';
import type { Rights } from './Rights';

/** Named instead of a page that somebody may not know of. */
const A_HIDDEN_PAGE = 'a page that you may not see';

/**
 * The part of a repository that may be read with some rights. The rest looks as if it did not exist: as nodes, in
 * changes, in conflicts and in messages.
 */
export function readableRepository(stored: Repository, rights: Rights): Repository {
  const view = readableView(rights);
  const get: Repository['get'] = (path) => {
    const node = stored.get(path);
    return node && view.show(node);
  };
  const seen = async <T>(change: Promise<T>): Promise<T> =>
    change.catch((error: unknown) => {
      throw error instanceof InheritedError && !rights.mayRead(error.master)
        ? new InheritedError(error.path, A_HIDDEN_PAGE)
        : error;
    });
  const hidden = (path: string) => !rights.mayRead(path);

  return wrapped(stored, {
    get,
    overlaid: (change) => {
      const tree = stored.overlaid?.(change) ?? change(stored);
      return {
        get: (path) => {
          const node = tree.get(path);
          return node && view.show(node);
        },
      };
    },
    list: (path) => [...(get(path)?.children.values() ?? [])],
    isReadable: (path) => rights.mayRead(path),
    versionOf: (path) => (hidden(path) ? undefined : stored.versionOf(path)),
    problems: () => stored.problems().filter(({ node }) => node !== undefined && rights.mayRead(node)),
    onChange: (listener) => stored.onChange((change) => tell(listener, change)),
    write: async (path, node, options) => seen(stored.write(path, node, hidden(path) ? {} : options)),
    delete: async (path, options) => seen(stored.delete(path, hidden(path) ? {} : options)),
    update: async (path, edit, options) => {
      if (hidden(path)) throw new PathError(path, 'does not exist');
      return seen(stored.update(path, edit, options));
    },
    change: async (edit, options: ChangeOptions = {}) => {
      const lost = options.expected?.find(({ path, version }) => version !== null && hidden(path));
      if (lost) throw new PathError(lost.path, 'does not exist');
      return seen(changeThrough(stored, seenDraft, edit, options));
    },
  });

  function seenDraft(draft: Draft): Draft {
    return readableDraft(draft, rights, hasHiddenCopy);
  }

  /** Whether content would have to move along that may not be seen. */
  function hasHiddenCopy(path: string): boolean {
    return liveCopiesOf(path, relationshipsOf(stored)).some((copy) => {
      const page = hidden(copy) ? stored.get(copy) : undefined;
      return page !== undefined && storedOf(page) !== undefined;
    });
  }

  /** A hidden blueprint's change is seen in its copies. */
  function tell(listener: (change: Change) => void, change: Change): void {
    const relationships = change.paths.some(hidden) ? relationshipsOf(stored) : [];
    const paths = change.paths.flatMap((path) =>
      hidden(path) ? liveCopiesOf(path, relationships).filter((copy) => !hidden(copy)) : [path],
    );
    if (paths.length > 0) listener({ ...change, paths: [...new Set(paths)] });
  }
}

/** Parts that may not be read cannot be found in a draft. What it stores is checked elsewhere. */
function readableDraft(draft: Draft, rights: Rights, hasHiddenCopy: (path: string) => boolean): Draft {
  const mayRead = (path: string) => rights.mayRead(path);
  const mayFind = (path: string) => mayRead(path) || rights.leadsTo(path);
  const refuse = (from: string): void => {
    if (!mayRead(from)) throw new PathError(from, 'does not exist');
  };
  return checkedDraft(
    draft,
    {
      move: (from) => {
        refuse(from);
        if (hasHiddenCopy(from)) throw new ForbiddenError(undefined, 'change');
      },
      copy: refuse,
    },
    {
      has: (path) => mayFind(path) && draft.has(path),
      properties: (path) => (mayRead(path) ? draft.properties(path) : undefined),
      property: (path, name) => (mayRead(path) ? draft.property(path, name) : undefined),
      childNames: (path) => draft.childNames(path).filter((name) => mayFind(`${path}/${name}`)),
      pageOf: (path) => (mayFind(path) ? draft.pageOf(path) : undefined),
    },
  );
}
