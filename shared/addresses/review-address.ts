import { CONSOLES } from './consoles';

/** The fragment that opens the review of a page in the editor. */
export const REVIEW_HASH = '#review';

/** Where a review is decided: in the editor, before the page. Assets are looked at in their folder. */
export function reviewAddress(path: string): string {
  const { address, root } = CONSOLES[1];
  if (!path.startsWith(`${root}/`)) return `/editor.html${encodeURI(path)}.html${REVIEW_HASH}`;
  return address + encodeURI(path.slice(0, path.lastIndexOf('/')));
}
