import { freeName } from '../../../../shared/addresses/page-name';
import type { Draft } from '../../repository/Draft';
import { childOf, isWithin, nameOf } from '../../repository/path';
import { HttpError } from '../http/http-error';
import type { Operation } from '../sling-post/Post';
import { needed } from './needed';
import { pagesIn } from './pages-in';

/** What belongs to the original alone: its former addresses, when it was published. */
const OWN = /^(?:sling:(?:vanityPath|redirect|redirectStatus)|cq:lastReplicat.*)$/;

/**
 * AEM's `cmd=copyPage`: a copy of the page `srcPath` below `destParentPath`, before the sibling `before`. It is called
 * `destName` or like the original, with a number if that is taken; `shallow=true` leaves out the pages below.
 */
export const copyPage: Operation = (post) => {
  const { draft, parameters } = post;
  const from = needed(parameters, 'srcPath', 'the path of the page to copy');
  const parent = needed(parameters, 'destParentPath', 'the path to copy it below');
  if (draft.property(from, 'jcr:primaryType') !== 'cq:Page')
    throw new HttpError(404, `There is no page at ${from} any more`);
  if (!draft.has(parent)) throw new HttpError(404, `There is nothing at ${parent} any more`);
  if (isWithin(parent, from))
    throw new HttpError(422, `${parent} is inside ${from}; choose a place outside it`);
  const name = freeName(parameters.get('destName') || nameOf(from), (each) =>
    draft.has(childOf(parent, each)),
  );
  const to = childOf(parent, name);
  draft.copy(from, to);
  if (parameters.isTrue('shallow'))
    for (const child of draft.childNames(to)) if (child !== 'jcr:content') draft.remove(childOf(to, child));
  for (const page of pagesIn(draft, to)) forgetOwn(draft, childOf(page, 'jcr:content'));
  orderBefore(draft, to, parameters.get('before'));
  post.path = to;
  post.isCreate = true;
  post.changes.push({ type: 'copied', argument: [from, to] });
};

function forgetOwn(draft: Draft, content: string): void {
  for (const name of Object.keys(draft.properties(content) ?? {}))
    if (OWN.test(name)) draft.setProperty(content, name, undefined);
}

/** Puts a page before a sibling, if that is there. */
export function orderBefore(draft: Draft, path: string, before: string | undefined): void {
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (before && draft.childNames(parent).includes(before)) draft.order(path, before);
}
