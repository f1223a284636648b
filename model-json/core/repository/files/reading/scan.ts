import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../errors';
import { isName, isWithin } from '../../path';
import { mimeTypeOf } from './mime-type';
import { labelOf, nodeName, pathOf, type Mount } from '../mount';
import { codeOf } from '../../../../../shared/checked/error-parts';

/** Where assets are stored; a binary elsewhere is not content. */
export const DAM_ROOT = '/content/dam';

export interface ScannedFile {
  /** The node it belongs to. */
  readonly path: string;
  readonly file: string;
  readonly kind: 'node' | 'binary' | 'gone';
}

/** Beside where an asset of a lower mount would be: it was deleted or moved away here. */
const GONE = '.gone';

/** The file that hides an asset of lower mounts. @param place the location of the asset, without extension */
export const markerOf = (place: string): string => place + GONE;

/** The role of a mounted file in the content tree: undefined for read-mes, scripts, temporary files. */
export function classify(mount: Mount, file: string): ScannedFile | undefined {
  const path = pathOf(mount, file);
  if (path === undefined) return undefined;
  if (file.endsWith('.json')) return { path, file, kind: 'node' };
  if (file.endsWith(GONE)) return markerAt(mount, file);
  return isWithin(path, DAM_ROOT) && mimeTypeOf(file) ? { path, file, kind: 'binary' } : undefined;
}

function markerAt(mount: Mount, file: string): ScannedFile | undefined {
  const path = pathOf(mount, file.slice(0, -GONE.length));
  return path !== undefined && isWithin(path, DAM_ROOT) ? { path, file, kind: 'gone' } : undefined;
}

/** All content files of a mount, markers last, and files that look like content but cannot be. Symbolic links are not followed. */
export function scan(mount: Mount): { files: ScannedFile[]; problems: ContentError[] } {
  const files: ScannedFile[] = [];
  const problems: ContentError[] = [];

  function walk(dir: string): void {
    for (const entry of entriesOf(dir)) {
      const file = join(dir, entry.name);
      const found = entry.isDirectory() ? undefined : classify(mount, file);
      const isContent = entry.isDirectory() ? pathOf(mount, file) !== undefined : found !== undefined;
      if (!isContent) continue;
      const name = nodeName(found?.kind === 'node' ? entry.name.slice(0, -'.json'.length) : entry.name);
      if (!isName(name)) problems.push(fault(file, 'has a name that no node can have', 'rename it'));
      else if (entry.isSymbolicLink())
        problems.push(fault(file, 'is a symbolic link', 'put the file itself there'));
      else if (found && !entry.isFile())
        // Reading from a named pipe would block until somebody writes to it.
        problems.push(fault(file, 'is a special file, not content', 'put a regular file there'));
      else if (found) files.push(found);
      else walk(file);
    }
  }

  function fault(file: string, culprit: string, cure: string): ContentError {
    return new ContentError(labelOf(mount, file), '', culprit, cure);
  }

  walk(mount.dir);
  const isMarker = ({ kind }: ScannedFile) => kind === 'gone';
  return { files: [...files.filter((each) => !isMarker(each)), ...files.filter(isMarker)], problems };
}

function entriesOf(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
