import type { Draft } from '../../repository/Draft';
import { isWithin, namesOf } from '../../repository/path';
import { HttpError } from '../http/http-error';

const ROOT = '/content';

/**
 * A draft that accepts changes only below `/content`: components, templates and policies come with the code.
 *
 * @throws HttpError 403 from its methods for any other path, PathError for an invalid path
 */
export function contentDraft(draft: Draft): Draft {
  const check = (path: string): string => {
    namesOf(path);
    if (path !== ROOT && isWithin(path, ROOT)) return path;
    throw new HttpError(403, `${path} does not accept posts: content is only below ${ROOT}`);
  };
  return {
    has: (path) => draft.has(path),
    properties: (path) => draft.properties(path),
    property: (path, name) => draft.property(path, name),
    childNames: (path) => draft.childNames(path),
    pageOf: (path) => draft.pageOf(path),
    changedContents: () => draft.changedContents(),
    setProperty: (path, name, ...value) => draft.setProperty(check(path), name, ...value),
    create: (path, node) => draft.create(check(path), node),
    remove: (path) => draft.remove(check(path)),
    move: (from, to) => draft.move(check(from), check(to)),
    copy: (from, to) => draft.copy(from, check(to)),
    order: (path, before) => draft.order(check(path), before),
  };
}
