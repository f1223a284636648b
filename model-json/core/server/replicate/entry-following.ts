import type { Draft } from '../../repository/Draft';
import { isWithin } from '../../repository/path';
import { storedDate, type Post } from '../sling-post/Post';
import type { Trees } from './apply-steps';
import type { NewEntry } from './Entry';
import { publishedWithin, topmost } from './published';

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
    const version = author.versionOf(path);
    return version === undefined ? [] : [{ path, version }];
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
