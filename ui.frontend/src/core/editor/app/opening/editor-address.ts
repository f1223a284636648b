const prefix = '/editor.html';

/** The page that an address of the editor opens: `/editor.html/content/….html`; undefined for the start page. */
export function pageIn(pathname: string): string | undefined {
  const suffix = decodeURI(pathname.slice(prefix.length));
  return /^(\/content\/.+?)(?:\.html)?$/.exec(suffix)?.[1];
}

/** The editor's address for a page, or its start page's. */
export const addressFor = (page: string | undefined): string =>
  page === undefined ? prefix : `${prefix}${encodeURI(page)}.html`;
