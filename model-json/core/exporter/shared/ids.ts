import { createHash, hash as digest } from 'node:crypto';
import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { resourceTypeOf, text } from './properties';

const CACHE_LIMIT = 100_000;
const cache = new Map<string, string>();

const sha256 =
  typeof digest === 'function'
    ? (value: string) => digest('sha256', value, 'hex')
    : (value: string) => createHash('sha256').update(value).digest('hex');

function shortHash(path: string): string {
  const known = cache.get(path);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_LIMIT) cache.clear();
  const short = sha256(path).slice(0, 10);
  cache.set(path, short);
  return short;
}

/** `<prefix>-<first ten hex digits of the path's SHA-256>` (ComponentUtils.generateId). */
export function generateId(prefix: string, path: string): string {
  return `${prefix}-${shortHash(path)}`;
}

/** The authored `id`, with white space replaced by hyphens; undefined if there is none. */
export function authoredId(resource: Resource): string | undefined {
  const id = text(resource.properties, 'id');
  return id ? id.trim().replace(/\s+/g, '-') : undefined;
}

/** The id of a component (ComponentUtils.getId); inside a fragment, its path is prefixed with the caller's. */
export function componentId(resource: Resource, context: ExportContext): string {
  const own = authoredId(resource);
  if (own !== undefined) return own;
  const type = resourceTypeOf(resource);
  // substringAfterLast: a type without a slash gives an empty prefix
  const prefix = type.includes('/') ? type.slice(type.lastIndexOf('/') + 1) : '';
  const caller = context.currentPage ? context.callerPath : undefined;
  return generateId(prefix, caller === undefined ? resource.path : caller + resource.path);
}

/** The id of an entry of a list, a menu or a panel container (AbstractListItemImpl). */
export function itemId(parentId: string, path: string, kind: 'item' | 'cta' = 'item'): string {
  return generateId(`${parentId}-${kind}`, path);
}

/** Java's `String.hashCode`, which the ids of form fields are based on. */
export function javaHashCode(value: string): number {
  let hash = 0;
  for (let index = 0; index < value.length; index += 1)
    hash = (Math.imul(31, hash) + value.charCodeAt(index)) | 0;
  return hash;
}
