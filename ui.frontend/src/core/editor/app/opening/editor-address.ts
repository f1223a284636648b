import { consoleAddress, CONSOLES } from '../../../../../../shared/addresses/consoles';
import { templatePartOf } from '../../../../../../shared/addresses/templates';

const prefix = '/editor.html';

/** The path of a page, fragment or part of a template in `/content/….html`; undefined for other addresses. */
export function editedPath(address: string): string | undefined {
  const [, path] = /^(\/(?:content|conf)\/.+?)(?:\.html)?$/.exec(address) ?? [];
  return path?.startsWith('/conf/') && !templatePartOf(path) ? undefined : path;
}

/** The page opened by an editor address `/editor.html/content/….html`; undefined if there is none. */
export function pageIn(pathname: string): string | undefined {
  return editedPath(decodeURI(pathname.slice(prefix.length)));
}

/** The editor's address of a page; without one, that of the console in which authors choose one. */
export const addressFor = (page: string | undefined): string =>
  page === undefined ? CONSOLES[0].address : `${prefix}${encodeURI(page)}.html`;

/** The address of a page among the others, or of the template whose part is edited. */
export function consoleAddressFor(page: string): string {
  const edited = templatePartOf(page);
  return edited ? consoleAddress('templates', edited.template) : consoleAddress('sites', page);
}
