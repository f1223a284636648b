import { childOf, namesOf, parentOf } from '../../repository/path';
import type { Upload } from './Parameters';
import { resolvePath } from './resolve-path';

/** What Jackrabbit escapes in names of files. */
const ILLEGAL = /[%/:[\]*|\t\r\n]/g;

/**
 * The node for a file: `./name` or, with a star, by the file's own name.
 *
 * @throws PathError if the name is not valid: a file can be called `..`
 */
export function pathOfUpload(base: string, field: string, { name }: Upload): string {
  const [, folder = '', last = ''] = /^(.*\/)?([^/]*)$/s.exec(field) ?? [];
  const parent = parentOf(resolvePath(base, `${folder}x`));
  const path = childOf(parent, escaped(last === '*' ? name : last));
  namesOf(path);
  return path;
}

const escaped = (name: string) =>
  name.replace(ILLEGAL, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
