import type { Draft } from '../../repository/Draft';
import type { Relocation } from './Relocation';

/**
 * Property with a page's former paths, as in Sling: requests for them are redirected to the page, in AEM too. It also
 * contains the short addresses set by authors.
 */
export const FORMER_ADDRESSES = 'sling:vanityPath';
const MOVED_PERMANENTLY = 301;

/** Whether a vanity path is a former address of the page: those set by authors are short. */
export const isFormerAddress = (path: string): boolean => path.startsWith('/content/');

/** Records a moved page's former address, and removes its current address from the former ones. */
export function keepAddress(draft: Draft, { from, to, keepAddress: isKept }: Relocation): void {
  const content = `${to}/jcr:content`;
  const properties = draft.properties(content);
  if (!properties) return;
  const before = [properties[FORMER_ADDRESSES] ?? []].flat().map(String);
  const others = before.filter((path) => path !== to && path !== from);
  const after = isKept ? [...others, from] : others;
  if (after.length === 0 && before.length === 0) return;
  draft.setProperty(content, FORMER_ADDRESSES, after.length > 0 ? after : undefined);
  if (before.length === 0) setRedirect(true, MOVED_PERMANENTLY);
  else if (after.length === 0) setRedirect(undefined, undefined);

  function setRedirect(redirect: true | undefined, status: number | undefined): void {
    draft.setProperty(content, 'sling:redirect', redirect);
    draft.setProperty(content, 'sling:redirectStatus', status);
  }
}
