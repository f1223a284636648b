import { checkedDraft } from '../../repository/checked-draft';
import type { Draft } from '../../repository/Draft';
import { isWithin, nameOf, namesOf } from '../../repository/path';
import { templatePartOf } from '../../../../shared/addresses/templates';
import { HttpError } from '../http/http-error';

const ROOT = '/content';

/** Content, and what is in the structure and the initial content of templates. */
const acceptsPosts = (path: string): boolean => {
  if (isWithin(path, ROOT)) return true;
  const edited = templatePartOf(path);
  return edited !== undefined && isWithin(path, `${edited.template}/${edited.part}/jcr:content`);
};

/** @throws HttpError 403 for what comes with the code, or is changed by commands */
export function refuseElsewhere(path: string, isAccepted = acceptsPosts(path)): void {
  if (isAccepted) return;
  throw new HttpError(
    403,
    `${path} does not accept posts: content is only below ${ROOT}, and in the structure and initial content of templates`,
  );
}

/**
 * A draft that accepts changes only below `/content`, and of templates in their structure and initial content: components
 * come with the code, and policies are changed by commands.
 *
 * @throws HttpError 403 from its methods for any other path, PathError for an invalid path
 */
export function contentDraft(draft: Draft): Draft {
  const check = (path: string): void => {
    namesOf(path);
    refuseElsewhere(path, path !== ROOT && acceptsPosts(path));
  };
  const checkNode = (path: string): void => {
    check(path);
    // Without it, there would be nothing to edit.
    if (!isWithin(path, ROOT) && nameOf(path) === 'jcr:content') refuseElsewhere(path, false);
  };
  return checkedDraft(draft, {
    setProperty: check,
    create: checkNode,
    remove: checkNode,
    move: (from, to) => {
      checkNode(from);
      checkNode(to);
    },
    copy: (_from, to) => checkNode(to),
    order: checkNode,
  });
}
