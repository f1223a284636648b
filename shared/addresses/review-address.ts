import { consoleAddress } from './consoles';

/** The fragment that opens the review of a page in the editor. */
export const REVIEW_HASH = '#review';

/** Where a review is decided: in the editor, before the page. Assets are looked at in their folder. */
export function reviewAddress(path: string): string {
  return path.startsWith('/content/dam/')
    ? consoleAddress('assets', path.slice(0, path.lastIndexOf('/')))
    : `/editor.html${encodeURI(path)}.html${REVIEW_HASH}`;
}
