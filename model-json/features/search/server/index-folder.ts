import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../../core/repository/files/is-alive';
import { codeOf } from '../../../../shared/checked/error-parts';

/** A folder that no other process writes an index to. */
export interface IndexFolder {
  readonly path: string;
  /** Why it is not the one that was asked for, and forgotten when this process ends. */
  readonly insteadBecause?: string;
  release(): void;
}

const LOCK = 'lock';

/** Folders that this process has: after a restart in a container the lock of the one before bears the same process id. */
const held = new Set<string>();

/**
 * Takes a folder for this process. One that cannot be written to, or that another process has, is replaced by a temporary
 * one: a search that is rebuilt at each start is better than none.
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

/** @returns what is in the way; undefined where the folder is taken */
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
