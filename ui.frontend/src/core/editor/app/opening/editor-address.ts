const prefix = '/editor.html';

/** The page opened by an editor address `/editor.html/content/….html`; undefined for the start page. */
export function pageIn(pathname: string): string | undefined {
  const suffix = decodeURI(pathname.slice(prefix.length));
  return /^(\/content\/.+?)(?:\.html)?$/.exec(suffix)?.[1];
}

/** The editor's address of a page, or of its start page. */
export const addressFor = (page: string | undefined): string =>
  page === undefined ? prefix : `${prefix}${encodeURI(page)}.html`;
