import { randomUUID } from 'node:crypto';
import type { Draft } from '../../repository/Draft';
import { childOf, isWithin } from '../../repository/path';
import { versionOfPage } from '../../repository/versions/make-version';
import { userNow } from '../accounts/Actor';
import { HttpError } from '../http/http-error';
import type { Operation } from '../sling-post/Post';
import { needed } from './needed';
import { pagesIn } from './pages-in';

/**
 * AEM's `cmd=deletePage`: deletes the page at each `path` with the pages below. Each becomes a version that remembers
 * what was deleted with it, so that `cmd=restoreDeleted` brings all of it back.
 *
 * @throws HttpError 404 for a path without a page, 409 for content that no version could keep
 */
export const deletePage: Operation = (post) => {
  const { draft, stored, parameters, versions } = post;
  needed(parameters, 'path', 'the path of each page to delete');
  const paths = [...new Set(parameters.all('path') ?? [])];
  // A page goes with one above it.
  for (const root of paths.filter(
    (path) => !paths.some((other) => other !== path && isWithin(path, other)),
  )) {
    if (draft.property(root, 'jcr:primaryType') !== 'cq:Page')
      throw new HttpError(404, `There is no page at ${root} any more`);
    refuseOthers(draft, root);
    const bin = randomUUID();
    pagesIn(draft, root).forEach((path, position) =>
      versions.keep(
        versionOfPage(versions.store.files, stored, path, {
          by: userNow(),
          deletion: { bin, root, position },
        }),
      ),
    );
    draft.remove(root);
    post.changes.push({ type: 'deleted', argument: root });
  }
};

/** A folder among pages would not come back with them. */
function refuseOthers(draft: Draft, path: string): void {
  for (const name of draft.childNames(path)) {
    if (name === 'jcr:content') continue;
    const child = childOf(path, name);
    if (draft.property(child, 'jcr:primaryType') !== 'cq:Page')
      throw new HttpError(409, `${child} is not a page and could not be restored; delete it first`);
    refuseOthers(draft, child);
  }
}
