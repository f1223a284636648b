import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../../../core/repository/files/is-alive';
import { codeOf } from '../../../../../shared/checked/error-parts';

/** An index folder locked for this process. */
export interface IndexFolder {
  readonly path: string;
  /** Why the configured folder is not used; this one is deleted when the process ends. */
  readonly insteadBecause?: string;
  release(): void;
}

const LOCK = 'lock';

/** Folders locked by this process. After a container restart, the previous lock has the same process id. */
const held = new Set<string>();

/**
 * Locks a folder for this process. If it is not writable or another process has it, a temporary one takes its place: an index
 * that is rebuilt at each start is better than none.
 */
export function takeFolder(wanted: string): IndexFolder {
  const problem = lock(wanted);
  if (problem === undefined) {
    const release = () => {
      held.delete(wanted);
      rmSync(join(wanted, LOCK), { force: true });
    };
    return { path: wanted, release };
  }
  const path = mkdtempSync(join(tmpdir(), 'search-index-'));
  return { path, insteadBecause: problem, release: () => rmSync(path, { recursive: true, force: true }) };
}

/** @returns the obstacle; undefined if the folder is locked */
function lock(folder: string): string | undefined {
  const file = join(folder, LOCK);
  try {
    mkdirSync(folder, { recursive: true });
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        writeFileSync(file, String(process.pid), { flag: 'wx' });
        held.add(folder);
        return undefined;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        const owner = Number(readFileSync(file, 'utf8'));
        const isTaken = owner === process.pid ? held.has(folder) : isAlive(owner);
        if (isTaken) return `process ${owner} has ${folder}`;
        rmSync(file, { force: true });
      }
    }
    return `${folder} is taken by another process at this moment`;
  } catch (error) {
    return `${folder} cannot be written to (${codeOf(error) ?? String(error)})`;
  }
}
