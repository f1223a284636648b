import { checkedDraft } from '../../repository/checked-draft';
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
  const check = (path: string): void => {
    namesOf(path);
    if (path === ROOT || !isWithin(path, ROOT))
      throw new HttpError(403, `${path} does not accept posts: content is only below ${ROOT}`);
  };
  return checkedDraft(draft, {
    setProperty: check,
    create: check,
    remove: check,
    move: (from, to) => {
      check(from);
      check(to);
    },
    copy: (_from, to) => check(to),
    order: check,
  });
}
