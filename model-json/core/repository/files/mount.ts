import { join, relative, sep } from 'node:path';
import { childOf, isWithin } from '../path';

/** A folder on disk that is mounted at a path of the content tree. */
export interface Mount {
  /** `/`, or `/content/dam` for a site's `dam` folder. */
  readonly at: string;
  /** Absolute. May not exist yet. */
  readonly dir: string;
  /** Read-only. */
  readonly readonly?: boolean;
  /** Folders directly in `dir` that are not content. */
  readonly skip?: readonly string[];
}

/**
 * A page's name as a file name: characters that Windows forbids are escaped, and no page can hide or impersonate
 * another's file.
 */
const UNSAFE = /[<>:"|?*%]|^\.|\.(?=json$)|[. ]$/g;

function fileName(name: string): string {
  return name.replace(UNSAFE, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** The node's name for a file name without `.json`. */
export function nodeName(file: string): string {
  return file.replace(/%([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/**
 * The location of a node in a mount, without extension: `<place>.json` is its file, `<place>/` the folder of its
 * children, `<place>` its bytes if it is an asset. Undefined outside the mount. The path must have been checked by
 * `namesOf`.
 */
export function placeOf(mount: Mount, path: string): string | undefined {
  if (!isWithin(path, mount.at) || path === mount.at) return undefined;
  const [first = '', ...names] = path.slice(mount.at === '/' ? 1 : mount.at.length + 1).split('/');
  if (mount.skip?.includes(first)) return undefined;
  return join(mount.dir, fileName(first), ...names.map(fileName));
}

/** The path of the node that a file of a mount belongs to; undefined if the file is not content. */
export function pathOf(mount: Mount, file: string): string | undefined {
  const segments = relative(mount.dir, file).split(sep);
  if (segments.some((segment) => segment.startsWith('.') || segment === '')) return undefined;
  const [first = ''] = segments;
  if (mount.skip?.includes(first)) return undefined;
  const last = segments.pop() ?? '';
  segments.push(last.endsWith('.json') ? last.slice(0, -'.json'.length) : last);
  return segments.map(nodeName).reduce(childOf, mount.at);
}

/** The name of a file in errors: relative to the mount, with slashes. */
export function labelOf(mount: Mount, file: string): string {
  return relative(mount.dir, file).split(sep).join('/');
}
