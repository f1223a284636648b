import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { FolderInUseError } from './FolderInUseError';
import { forgetHolder, holderOf, noteHolder } from './holder';
import { codeOf } from '../../../../../shared/checked/error-parts';

/** A file system releases the locks of a killed process a moment after the kill. */
const PATIENCE_MS = 2000;
const STEP_MS = 50;

/** Prevents garbage collection: a lock lasts until it is released or the process ends. */
const held = new Set<FolderLock>();

/**
 * The right to write to a folder, held by one process at a time. It is an operating system lock, taken through SQLite
 * on an empty file (`.lock`): it ends with the process, however that ends, and cannot be confused by reused process
 * ids.
 */
export class FolderLock {
  private constructor(
    private readonly dir: string,
    private readonly database: Database.Database,
  ) {
    held.add(this);
  }

  /**
   * Acquires the right to write to a folder, which is created if missing.
   *
   * @returns undefined if nobody can write because the disk is read-only
   * @throws FolderInUseError that names the current holder
   */
  static async take(dir: string): Promise<FolderLock | undefined> {
    for (let waited = 0; ; waited += STEP_MS) {
      try {
        mkdirSync(dir, { recursive: true });
        const lock = new FolderLock(dir, locked(join(dir, '.lock')));
        noteHolder(dir);
        return lock;
      } catch (error) {
        if (isReadOnly(error)) return undefined;
        if (!isBusy(error)) throw error;
        if (waited >= PATIENCE_MS) throw new FolderInUseError(dir, holderOf(dir));
      }
      await wait(STEP_MS);
    }
  }

  /** Lets others write. Can be called more than once. */
  release(): void {
    if (!held.delete(this)) return;
    forgetHolder(this.dir);
    this.database.close();
  }
}

function locked(file: string): Database.Database {
  const database = new Database(file, { timeout: 0 });
  try {
    // Without a journal, which would be a second file; nothing is ever written.
    database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const isBusy = (error: unknown) => codeOf(error)?.startsWith('SQLITE_BUSY') === true;
const isReadOnly = (error: unknown) =>
  /^(EROFS|EACCES|SQLITE_READONLY|SQLITE_CANTOPEN)/.test(codeOf(error) ?? '');
