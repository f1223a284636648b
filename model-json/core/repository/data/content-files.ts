import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOADS } from '../data-folder';
import { sizeOf } from '../files/reading/locate';
import { versionOf } from '../files/version';
import { codeOf } from '../../../../shared/checked/error-parts';

/** The content files of a folder, as sorted relative paths with slashes. Uploaded assets are not included. */
export function contentFiles(dir: string, within = ''): string[] {
  return entriesOf(join(dir, within)).flatMap((entry) => {
    const file = within === '' ? entry.name : `${within}/${entry.name}`;
    if (entry.name.startsWith('.') || file === UPLOADS) return [];
    if (entry.isDirectory()) return contentFiles(dir, file);
    return entry.isFile() && file.endsWith('.json') ? [file] : [];
  });
}

/** The version of a file; undefined if it is missing or empty, as after a power cut. */
export function versionOfFile(dir: string, file: string): string | undefined {
  const content = contentOf(dir, file);
  return content && versionOf(content);
}

export function contentOf(dir: string, file: string): Buffer | undefined {
  if (!sizeOf(join(dir, file))) return undefined;
  const content = readFileSync(join(dir, file));
  return content.length > 0 ? content : undefined;
}

function entriesOf(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
