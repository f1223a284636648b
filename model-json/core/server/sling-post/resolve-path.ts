import { PathError } from '../../repository/errors';
import { namesOf } from '../../repository/path';

/**
 * A path that a parameter names, `./text`, `../teaser/jcr:title` or `/content/…`, made absolute; a slash at its end goes.
 *
 * @throws PathError when it leads above the root, or no node can have it
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
