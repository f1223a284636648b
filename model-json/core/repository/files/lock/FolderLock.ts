import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { FolderInUseError } from './FolderInUseError';
import { forgetHolder, holderOf, noteHolder } from './holder';

/** A file system lets go of what a killed process held a moment after the kill. */
const PATIENCE_MS = 2000;
const STEP_MS = 50;

/** So that none is collected as rubbish: a lock ends when somebody releases it, or with the process. */
const held = new Set<FolderLock>();

/**
 * The right to write to a folder, which one process has at a time. It is a lock of the operating system, by way of SQLite on
 * an empty file (`.lock`): it ends with the process, however that ends, and no id of a process can be mistaken for another.
 */
export class FolderLock {
  private constructor(
    private readonly dir: string,
    private readonly database: Database.Database,
  ) {
    held.add(this);
  }

  /**
   * Takes the right to write to a folder; makes the folder if there is none.
   *
   * @returns undefined where nobody can write: the disk is read-only
   * @throws FolderInUseError when another has it, with who that is
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

  /** Lets others write. Once is enough; more does no harm. */
  release(): void {
    if (!held.delete(this)) return;
    forgetHolder(this.dir);
    this.database.close();
  }
}

function locked(file: string): Database.Database {
  const database = new Database(file, { timeout: 0 });
  try {
    // Without a journal, which would be a second file: nothing is ever written.
    database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code);
const isBusy = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY');
const isReadOnly = (error: unknown) => /^(EROFS|EACCES|SQLITE_READONLY|SQLITE_CANTOPEN)/.test(codeOf(error));
