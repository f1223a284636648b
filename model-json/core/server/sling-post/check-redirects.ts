import type { Draft } from '../../repository/Draft';
import { childOf, isWithin, nameOf, namesOf, parentOf } from '../../repository/path';
import { HttpError } from '../http/http-error';
import type { PostChange } from './Post';

const REDIRECT = 'redirect';

/**
 * A form redirects to a page of the site after it is sent (`redirect` of a form container). Any other target would send
 * visitors, and their trust in the site, elsewhere.
 *
 * @throws HttpError 422 that names the property and the fix
 */
export function checkRedirects(draft: Draft, changes: readonly PostChange[]): void {
  for (const { type, argument } of changes) {
    if (typeof argument !== 'string') continue;
    // An import reports properties as created, too.
    if (type !== 'deleted' && nameOf(argument) === REDIRECT) checkNode(draft, parentOf(argument));
    if (type === 'created') checkTree(draft, argument);
  }
}

function checkTree(draft: Draft, path: string): void {
  checkNode(draft, path);
  for (const name of draft.childNames(path)) checkTree(draft, childOf(path, name));
}

function checkNode(draft: Draft, path: string): void {
  const type = draft.property(path, 'sling:resourceType');
  const target = draft.property(path, REDIRECT);
  if (typeof type !== 'string' || !type.endsWith('/form/container') || target === undefined) return;
  if (typeof target === 'string' && isPage(draft, target.replace(/\.html$/, ''))) return;
  throw new HttpError(
    422,
    `${path}/${REDIRECT}: there is no page at ${JSON.stringify(target)}; choose a page of this site`,
  );
}

function isPage(draft: Draft, path: string): boolean {
  try {
    namesOf(path);
  } catch {
    return false;
  }
  return isWithin(path, '/content') && draft.property(path, 'jcr:primaryType') === 'cq:Page';
}
