import { PathError } from '../../repository/errors';
import { namesOf } from '../../repository/path';

/**
 * The absolute path for a parameter's path, `./text`, `../teaser/jcr:title` or `/content/…`, without a trailing slash.
 *
 * @throws PathError if it leads above the root or is invalid
 */
export function resolvePath(base: string, path: string): string {
  const names: string[] = [];
  for (const name of (path.startsWith('/') ? path : `${base}/${path}`).split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..') names.push(name);
    else if (names.pop() === undefined) throw new PathError(path, 'leads above the root; leave out a ".."');
  }
  const absolute = `/${names.join('/')}`;
  namesOf(absolute);
  return absolute;
}
