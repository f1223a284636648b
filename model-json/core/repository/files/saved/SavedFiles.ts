import { existsSync, mkdirSync, rmSync, type Stats } from 'node:fs';
import { dirname, relative } from 'node:path';
import Database from 'libsql';
import type { Logger } from '../../Repository';
import { stampOf } from '../reading/stamp';

/** What a content file held when it was last good. */
export interface SavedFile {
  readonly text: string;
  readonly version: string;
}

interface Row extends SavedFile {
  readonly stamp: string;
  readonly at: number;
}

/** Raise it when `checkNode` gets a rule: what was checked by the old ones is then read again. */
const RULES = 1;

/** A file that was changed so shortly before it was saved may have been changed once more with the same times. */
const SAFE_MS = 2000;

/**
 * The content files of a tree as they were when they were last good, in one file. So a start need not read and check what has
 * not changed, and a page whose file is damaged has a copy. It can be removed at any time: it is made again.
 */
export class SavedFiles {
  private readonly pending = new Map<string, Row | undefined>();
  private readonly find: Database.Statement;

  private constructor(
    private readonly database: Database.Database,
    private readonly dir: string,
    private readonly readonly: boolean,
    private readonly warn: (error: unknown) => void,
  ) {
    this.find = database.prepare('SELECT text, version, stamp, at FROM file WHERE name = ?');
  }

  /**
   * @param file where it is kept
   * @param dir the folder that names are relative to
   * @returns undefined when it can be neither read nor made; that is said, and the content is read without
   */
  static open(file: string, dir: string, log: Logger, readonly = false): SavedFiles | undefined {
    if (readonly && !existsSync(file)) return undefined;
    const warn = (error: unknown) =>
      log.warn(`${file}: content is not saved for the next start: ${String(error)}`);
    for (const isRetry of [false, true]) {
      try {
        return new SavedFiles(opened(file, readonly), dir, readonly, warn);
      } catch (error) {
        if (readonly || isRetry) warn(error);
        // What cannot be read, or was written by other rules, is made again.
        if (!readonly) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
      }
    }
    return undefined;
  }

  /** What a file holds, if it surely is as it was when it was saved. */
  unchanged(file: string, stats: Stats): SavedFile | undefined {
    const row = this.row(file);
    if (row?.stamp !== stampOf(stats)) return undefined;
    if (stats.ctimeMs <= row.at - SAFE_MS) return row;
    return undefined;
  }

  /** What a file held when it was last good. */
  lastGood(file: string): SavedFile | undefined {
    return this.row(file);
  }

  /** Takes note of a good file. Stored by `flush`. */
  keep(file: string, stats: Stats, saved: SavedFile): void {
    this.pending.set(this.nameOf(file), { ...saved, stamp: stampOf(stats), at: Date.now() });
  }

  /** A file is gone: there is no good copy of what somebody removed. */
  forget(file: string): void {
    this.pending.set(this.nameOf(file), undefined);
  }

  /** Forgets all files but these, at the start. */
  retain(files: ReadonlySet<string>): void {
    const names = new Set([...files].map((file) => this.nameOf(file)));
    const known = this.database.prepare('SELECT name FROM file').all() as { readonly name: string }[];
    for (const { name } of known) if (!names.has(name)) this.pending.set(name, undefined);
  }

  flush(): void {
    if (this.readonly || this.pending.size === 0) return;
    try {
      this.store();
    } catch (error) {
      this.warn(error);
    }
  }

  close(): void {
    this.database.close();
  }

  private store(): void {
    const put = this.database.prepare('INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?)');
    const remove = this.database.prepare('DELETE FROM file WHERE name = ?');
    this.database.transaction(() => {
      for (const [name, row] of this.pending) {
        if (row) put.run(name, row.text, row.version, row.stamp, row.at);
        else remove.run(name);
      }
    })();
    this.pending.clear();
  }

  private row(file: string): Row | undefined {
    const name = this.nameOf(file);
    if (this.pending.has(name)) return this.pending.get(name);
    return this.find.get(name) as Row | undefined;
  }

  private nameOf(file: string): string {
    return relative(this.dir, file);
  }
}

function opened(file: string, readonly: boolean): Database.Database {
  if (!readonly) mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { readonly, timeout: 1000 });
  try {
    if (!readonly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    const [{ user_version: rules }] = database.pragma('user_version') as [{ readonly user_version: number }];
    if (rules === RULES) return database;
    if (readonly || rules !== 0) throw new Error(`was made by rules ${rules}, not ${RULES}`);
    database.exec(
      `CREATE TABLE file (name TEXT PRIMARY KEY, text TEXT, version TEXT, stamp TEXT, at REAL) WITHOUT ROWID;
       PRAGMA user_version = ${RULES}`,
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
