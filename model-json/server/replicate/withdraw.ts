import type { Repository } from '../../repository/Repository';
import type { Instance } from '../Instance';
import { HttpError } from '../http-error';
import type { PostChange } from '../sling-post/Post';

/**
 * Takes from publish what authors have just deleted or moved away, pages below included, as AEM does.
 *
 * @returns the pages that visitors no longer find
 * @throws HttpError 500 where visitors still see them
 */
export async function withdraw(
  { repository, publish }: Pick<Instance, 'repository' | 'publish'>,
  changes: readonly PostChange[],
): Promise<readonly string[]> {
  const gone = changes.flatMap(leftBy).filter((path) => !repository.get(path) && publish?.get(path));
  if (!publish || gone.length === 0) return [];
  const pages = gone.flatMap((path) => pagesFrom(publish, path));
  try {
    await publish.change((draft) => {
      for (const path of gone) if (draft.has(path)) draft.remove(path);
    });
  } catch (error) {
    throw new HttpError(
      500,
      `It is gone here, but visitors still see ${gone.join(', ')}: unpublish it (${String(error)})`,
    );
  }
  return [...new Set(pages)];
}

/** What is no longer where it was; parts of a page are its own affair, and published with it. */
function leftBy({ type, argument }: PostChange): string[] {
  const path = typeof argument === 'string' ? argument : argument[0];
  const isLeft = type === 'deleted' || type === 'moved';
  return isLeft && !/\/jcr:content(?:\/|$)/.test(path) ? [path] : [];
}

function pagesFrom(publish: Repository, path: string): string[] {
  const below = publish.list(path).filter(({ name }) => name !== 'jcr:content');
  const type = publish.get(path)?.properties['jcr:primaryType'];
  const own = type === 'cq:Page' || type === 'dam:Asset' ? [path] : [];
  return [...own, ...(type === 'dam:Asset' ? [] : below.flatMap((child) => pagesFrom(publish, child.path)))];
}
