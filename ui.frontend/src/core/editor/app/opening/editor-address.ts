import { consoleAddress, CONSOLES } from '../../../../../../shared/addresses/consoles';

const prefix = '/editor.html';

/** The page opened by an editor address `/editor.html/content/….html`; undefined if there is none. */
export function pageIn(pathname: string): string | undefined {
  const suffix = decodeURI(pathname.slice(prefix.length));
  return /^(\/content\/.+?)(?:\.html)?$/.exec(suffix)?.[1];
}

/** The editor's address of a page; without one, that of the console in which authors choose one. */
export const addressFor = (page: string | undefined): string =>
  page === undefined ? CONSOLES[0].address : `${prefix}${encodeURI(page)}.html`;

/** The address of a page among the others. */
export const consoleAddressFor = (page: string): string => consoleAddress('sites', page);
