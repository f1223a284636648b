import { rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Removes a folder if it is empty, then its parents, up to but not including `top`. */
export async function removeEmptyFolders(folder: string, top: string): Promise<void> {
  for (let at = folder; at !== top && at.startsWith(top); at = dirname(at)) {
    try {
      await rmdir(at);
    } catch {
      return;
    }
  }
}
