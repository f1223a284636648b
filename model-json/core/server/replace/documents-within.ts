import { childOf, isWithin } from '../../repository/path';
import type { Resource } from '../../repository/Resource';
import { isDocument } from '../query/texts-in';
import { HttpError } from '../http/http-error';
import { t } from '../../../../shared/authoring/language/t';

/** Pages, and fragments of either kind: what has texts of its own. */
const hasTexts = (node: Resource): boolean =>
  node.properties['jcr:primaryType'] === 'cq:Page' ||
  node.children.get('jcr:content')?.properties['contentFragment'] === true;

/**
 * The pages and fragments at and below a node, in the order of the site.
 *
 * @param after only those that come after this path
 * @throws HttpError 409 if nothing is at that path any more
 */
export function* documentsWithin(node: Resource, after?: string): Generator<Resource> {
  if (after !== undefined && !isWithin(after, node.path)) throw movedOn(after);
  if (after === undefined && isDocument(node) && hasTexts(node)) yield node;
  if (node.properties['jcr:primaryType'] === 'dam:Asset') return;
  let until = after === undefined || after === node.path ? undefined : nextOnWay(node.path, after);
  for (const child of node.children.values()) {
    if (child.name === 'jcr:content' || (until !== undefined && child.name !== until)) continue;
    yield* documentsWithin(child, until === undefined ? undefined : after);
    until = undefined;
  }
  if (until !== undefined) throw movedOn(childOf(node.path, until));
}

const nextOnWay = (from: string, to: string): string =>
  to.slice(from === '/' ? 1 : from.length + 1).split('/')[0] ?? '';

const movedOn = (path: string): HttpError =>
  new HttpError(409, t('{path} was moved or deleted while the site was searched; search again', { path }));
