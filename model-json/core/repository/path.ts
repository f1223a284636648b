import { PathError } from './errors';

/** The file system's limit instead of Oak's: a page's name is a file name, with `.json` and a temporary suffix. */
const MAX_NAME_BYTES = 180;

const FORBIDDEN = /[/\\[\]|*]|^\s|\s$|\p{Cc}|\p{Surrogate}/u;

/** `%252e%252e` → `..`: how careless code might decode the path. */
function decoded(name: string): string {
  let last = name;
  for (;;) {
    const next = last.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    if (next === last) return next;
    last = next;
  }
}

/** Cache of valid names: a site has few, and the check takes half of its loading time. */
const known = new Set<string>();
const MAX_KNOWN = 20_000;

/** Whether a node or property may have this name: JCR's rules (`jcr:title`, `teaser_1`), and no traversal. */
export function isName(name: string): boolean {
  if (known.has(name)) return true;
  if (!obeysRules(name)) return false;
  if (known.size < MAX_KNOWN) known.add(name);
  return true;
}

function obeysRules(name: string): boolean {
  if (name === '' || name === '__proto__' || FORBIDDEN.test(name)) return false;
  if (!/^(?:[^:]+:)?[^:]+$/.test(name) || Buffer.byteLength(name) > MAX_NAME_BYTES) return false;
  const plain = name.includes('%') ? decoded(name) : name;
  return plain !== '.' && plain !== '..' && !/[/\\]|\p{Cc}/u.test(plain);
}

/**
 * The names along an absolute path, `[]` for `/`.
 *
 * @throws PathError for `.`, `..`, empty names, a trailing slash and names JCR forbids, percent-encoded or not
 */
export function namesOf(path: string): string[] {
  if (path === '/') return [];
  if (!path.startsWith('/')) throw new PathError(path, 'is not absolute; begin it with "/"');
  const names = path.slice(1).split('/');
  const wrong = names.find((name) => !isName(name));
  if (wrong !== undefined)
    throw new PathError(path, `${JSON.stringify(wrong)} is not a valid node name; leave it out`);
  return names;
}

/** `/a/b` → `/a`, `/a` → `/`. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** `/a/b` → `b`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `/a/b.c.html` → `/a/b`: without selectors and extension of the last name. */
export function withoutExtension(path: string): string {
  const dot = path.indexOf('.', path.lastIndexOf('/') + 1);
  return dot < 0 ? path : path.slice(0, dot);
}

/** `/a`, `b` → `/a/b`; `/`, `a` → `/a`. */
export function childOf(path: string, name: string): string {
  return path === '/' ? `/${name}` : `${path}/${name}`;
}

/** Whether `path` is `ancestor` or below it. */
export function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || ancestor === '/' || path.startsWith(`${ancestor}/`);
}

/** Orders nodes so that parents come first. */
export const byDepth = (a: { readonly path: string }, b: { readonly path: string }): number =>
  a.path.split('/').length - b.path.split('/').length;

/** Where a path is after `from` became `to`; the path itself if it is not there or below. */
export const movedPath = (path: string, from: string, to: string): string =>
  isWithin(path, from) ? to + path.slice(from.length) : path;
