import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ContentPackageError } from '../ContentPackageError';

const PARTS = ['content', 'dam'] as const;
const BEFORE = '.before-migration';

/**
 * Puts the finished content in the place of a site's content. Nothing changes if it fails; if the machine stops between two
 * renamings, what was there is in folders that end in `.before-migration`.
 */
export function swap(site: string, finished: string): void {
  const done: (() => void)[] = [];
  const rename = (from: string, to: string) => {
    if (!existsSync(from)) return;
    renameSync(from, to);
    done.unshift(() => renameSync(to, from));
  };
  try {
    for (const part of PARTS) {
      rename(path.join(site, part), path.join(site, part + BEFORE));
      rename(path.join(finished, part), path.join(site, part));
    }
  } catch (error) {
    for (const undo of done) undo();
    throw error;
  }
  for (const part of PARTS) rmSync(path.join(site, part + BEFORE), { recursive: true, force: true });
}

/** @throws ContentPackageError if a migration before was interrupted */
export function refuseInterrupted(site: string): void {
  const left = PARTS.map((part) => path.join(site, part + BEFORE)).find((folder) => existsSync(folder));
  if (left !== undefined)
    throw new ContentPackageError(
      left,
      `is what a migration that was interrupted would have replaced; rename it back to ${left.slice(0, -BEFORE.length)}, or delete it if the new content is complete`,
    );
}
