import type { Draft } from '../../repository/Draft';
import type { Relocation } from './Relocation';

/**
 * Where a page keeps the paths that it had, as Sling has it: requests for them are sent to the page, in AEM too. Beside them
 * stand the short addresses that authors give it.
 */
export const FORMER_ADDRESSES = 'sling:vanityPath';
const MOVED_PERMANENTLY = 301;

/** Whether a vanity path is one that the page had: authors' own are short. */
export const isFormerAddress = (path: string): boolean => path.startsWith('/content/');

/** Notes on a page that was moved where it was before, and forgets that it was ever where it is now. */
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
