import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../is-alive';
import { finishRemoval, isDeleted } from '../writing/remove-node';

const TEMPORARY = /^\..+\.((\d+)-[0-9a-f]{8})\.tmp$/;
const STALE_AFTER_MS = 60_000;

/**
 * Cleans up after crashed writers: removes their temporary files and completes their removals. Files of other running
 * programs are kept.
 *
 * @param kept ids of changes whose files are still needed
 */
export async function sweep(dir: string, kept: ReadonlySet<string> = new Set()): Promise<void> {
  for (const entry of entriesOf(dir)) {
    const path = join(dir, entry.name);
    const [, id, pid] = TEMPORARY.exec(entry.name) ?? [];
    if (id !== undefined) {
      if (!kept.has(id) && (!isOther(Number(pid)) || isOld(path)))
        await rm(path, { recursive: true, force: true });
    } else if (entry.isDirectory()) {
      if (isDeleted(entry.name)) await finishRemoval(path);
      else await sweep(path, kept);
    }
  }
}

function entriesOf(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Whether a process with this id, other than our own, is running: it may be writing. */
const isOther = (pid: number) => pid !== process.pid && isAlive(pid);

function isOld(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > STALE_AFTER_MS;
}
