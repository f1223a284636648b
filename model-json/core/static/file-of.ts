import { decodePath } from '../server/sling/sling-url';

/** Limit of file systems for one name, in bytes, with room for `.html.zst`. */
const MOST_BYTES = 240;

/** An address that cannot be a file. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
  readonly code = 'VEN_STATIC_ADDRESS';
}

/** Below each site's address: no page is there, so it is answered with the page for that. Static hosts look for this name. */
export const MISSING = '/404.html';

/** Characters of a query that can be part of a file name; web servers look for the same (`nginx.ts`). */
export const PLAIN_QUERY = /^[\w.=&%,+~-]+$/;

/**
 * The file of an address, relative to the site: `/products` is `products.html`, `/` is `index.html`, and
 * `/products?tag=new` is `products/~tag=new.html`.
 *
 * @throws AddressError if no file can have that name
 */
export function fileOf(address: string, type: string): string {
  const [path = '/', query] = address.split('?', 2);
  const name = decodePath(path).slice(1);
  const file = query === undefined ? plainFile(name, type) : choiceFile(name, query);
  const long = file.split('/').find((part) => Buffer.byteLength(part) > MOST_BYTES);
  if (long !== undefined) throw new AddressError(`${address}: "${long}" is too long for a file name`);
  return file;
}

function plainFile(name: string, type: string): string {
  if (name === '') return 'index.html';
  return type.startsWith('text/html') && !name.endsWith('.html') ? `${name}.html` : name;
}

function choiceFile(name: string, query: string): string {
  if (!PLAIN_QUERY.test(query)) throw new AddressError(`?${query} has characters that no file name can have`);
  return `${name === '' ? '' : `${name}/`}~${query}.html`;
}
