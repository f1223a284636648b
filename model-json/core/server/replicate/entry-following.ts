import type { Draft } from '../../repository/Draft';
import { isWithin } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import { storedDate, type Post } from '../sling-post/Post';
import type { Trees } from './apply-steps';
import type { NewEntry, Unchanged } from './Entry';
import { publishedWithin, topmost } from './published';

/** The page or file that a node is stored in, and its version: the page itself; for tags, all of them. */
function storedWith(author: Repository, path: string): Unchanged | undefined {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const version = author.versionOf(at);
    if (version !== undefined) return { path: at, version };
  }
  return undefined;
}

const isInPage = (path: string) => /\/jcr:content(?:\/|$)/.test(path);

/**
 * The entry that replicates a change of author's content: deleted and moved pages. Changes within a page are published
 * with the page.
 *
 * @param post the change
 * @param draft author's content after the change
 */
export function entryFollowing(
  { changes, relocation, now }: Pick<Post, 'changes' | 'relocation' | 'now'>,
  draft: Draft,
  { author, publish }: Trees,
  by?: string,
): NewEntry | undefined {
  const roots = changes.flatMap(({ argument }) => argument).filter((path) => !isInPage(path));
  const moved = changes.flatMap(({ type, argument }) => (type === 'moved' ? [argument[0]] : []));
  const isFollowed = (path: string) => relocation !== undefined && moved.some((from) => isWithin(path, from));
  const gone = topmost(
    topmost(roots)
      .flatMap((root) => publishedWithin(publish, root))
      .map(({ path }) => path)
      .filter((path) => !draft.has(path) && !isFollowed(path)),
  );
  if (gone.length === 0 && !relocation) return undefined;
  const unless = [...(relocation ? [relocation.from] : []), ...gone].flatMap((path) => {
    const stored = storedWith(author, path);
    return stored ? [stored] : [];
  })[0];
  return {
    action: relocation ? 'Move' : 'Delete',
    at: storedDate(now),
    ...(by !== undefined && { by }),
    steps: [...(relocation ? [{ move: relocation }] : []), ...gone.map((path) => ({ remove: path }))],
    ...(unless && { unless }),
    noted: [],
  };
}
