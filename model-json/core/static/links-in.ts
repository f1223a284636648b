import { partBefore } from '../../../shared/checked/part-before';
import { PLAIN_QUERY } from './file-of';

/** React writes `srcSet`. */
const ATTRIBUTE = / (?:href|src|srcset|imagesrcset|poster|content|data-[\w-]+)="([^"]*)"/gi;
/** An address in a list or in JSON within an attribute. */
const ADDRESS = /(?:^|[\s,"(])(\/(?!\/)[^\s,"<>()\\]*)/g;
/** Files that pages need: whatever has an extension, and is no page. */
const FILE = /\.\w{2,11}$/;

/** The files that the JSON for a script mentions: other files, pictures. */
export function filesIn(json: string): string[] {
  const found = new Set<string>();
  JSON.parse(json, (_name, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('/')) return value;
    for (const [, address = ''] of value.matchAll(ADDRESS))
      if (FILE.test(address) && !address.endsWith('.html')) found.add(address);
    return value;
  });
  return [...found];
}

/** Addresses of the site that a page mentions, in pairs of path and query. */
function* addressesIn(html: string, origin: string): Generator<[path: string, query: string]> {
  for (const [, value = ''] of html.matchAll(ATTRIBUTE)) {
    const text = value.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll(`${origin}/`, '/');
    for (const [, address = ''] of text.matchAll(ADDRESS)) {
      const [path = '', query = ''] = partBefore(address, '#').split('?', 2);
      yield [path, query];
    }
  }
}

/**
 * What a page needs besides other pages: pictures, documents, feeds, and pages with a choice.
 *
 * @param choices parameters whose values are chosen by links
 */
export function linksIn(html: string, origin: string, choices: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const [path, query] of addressesIn(html, origin)) {
    if (path.endsWith('.html') || (path.startsWith('/bin/') && !FILE.test(path))) continue;
    if (query !== '') {
      const names = [...new URLSearchParams(query).keys()];
      if (PLAIN_QUERY.test(query) && names.every((name) => choices.has(name))) found.add(`${path}?${query}`);
    } else if (FILE.test(path)) found.add(path);
  }
  return [...found];
}
