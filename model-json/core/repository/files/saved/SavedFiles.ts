import { existsSync, mkdirSync, rmSync, type Stats } from 'node:fs';
import { dirname, relative } from 'node:path';
import Database from 'libsql';
import type { Logger } from '../../Repository';
import { stampOf } from '../reading/stamp';

/** The last valid content of a file. */
export interface SavedFile {
  readonly text: string;
  readonly version: string;
}

interface Row extends SavedFile {
  readonly stamp: string;
  readonly at: number;
}

interface NamedRow extends Row {
  readonly name: string;
}

/** Increase it when `checkNode` gets a new rule: files checked by the old rules are then read again. */
const RULES = 1;

/** A file changed shortly before it was saved may have been changed again with the same timestamps. */
const SAFE_MS = 2000;

/**
 * A cache of the last valid content files of a tree, in one file. A start need not read and check unchanged files
 * again, and a damaged page has a copy. It can be deleted at any time and is then recreated.
 */
export class SavedFiles {
  private readonly pending = new Map<string, Row | undefined>();
  /** All rows, while a start reads every file: one query takes a fraction of the time of thousands. */
  private all: ReadonlyMap<string, Row> | undefined;
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
   * @param file the cache file
   * @param dir the folder that names are relative to
   * @returns undefined if it can be neither read nor created; this is logged, and the content is read without it
   */
  static open(file: string, dir: string, log: Logger, readonly = false): SavedFiles | undefined {
    if (readonly && !existsSync(file)) return undefined;
    const warn = (error: unknown) =>
      log.warn(`${file}: content is not cached for the next start: ${String(error)}`);
    for (const isRetry of [false, true]) {
      try {
        return new SavedFiles(opened(file, readonly), dir, readonly, warn);
      } catch (error) {
        if (readonly || isRetry) warn(error);
        // A cache that is unreadable or was written by other rules is recreated.
        if (!readonly) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
      }
    }
    return undefined;
  }

  /** A file's content, if it certainly has not changed since it was saved. */
  unchanged(file: string, stats: Stats): SavedFile | undefined {
    const row = this.row(file);
    if (row?.stamp !== stampOf(stats)) return undefined;
    if (stats.ctimeMs <= row.at - SAFE_MS) return row;
    return undefined;
  }

  /** The last valid content of a file. */
  lastGood(file: string): SavedFile | undefined {
    return this.row(file);
  }

  /** Records a valid file. `flush` stores it. */
  keep(file: string, stats: Stats, saved: SavedFile): void {
    this.pending.set(this.nameOf(file), { ...saved, stamp: stampOf(stats), at: Date.now() });
  }

  /** Forgets a removed file: there must be no copy of it. */
  forget(file: string): void {
    this.pending.set(this.nameOf(file), undefined);
  }

  /** Forgets all other files, at start-up. Those that are left are in memory until `flush`. */
  retain(files: ReadonlySet<string>): void {
    const names = new Set([...files].map((file) => this.nameOf(file)));
    const known = this.database
      .prepare('SELECT name, text, version, stamp, at FROM file')
      .all() as NamedRow[];
    this.all = new Map(known.map((row) => [row.name, row]));
    for (const { name } of known) if (!names.has(name)) this.pending.set(name, undefined);
  }

  /** Stores what was kept and forgotten. */
  flush(): void {
    this.all = undefined;
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
    return this.all ? this.all.get(name) : (this.find.get(name) as Row | undefined);
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
