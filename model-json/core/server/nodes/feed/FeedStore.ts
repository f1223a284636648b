import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { FileState } from './Batch';

/** A file with the stamp that it was hashed at. */
export interface KnownFile extends FileState {
  readonly stamp: string;
}

/** Positions that are remembered one by one; a node further behind compares its whole tree. */
export const MOST_POSITIONS = 10_000;

const TABLES = `
  CREATE TABLE IF NOT EXISTS feed (id TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS file (
    path TEXT PRIMARY KEY, hash TEXT, size INTEGER NOT NULL, stamp TEXT NOT NULL, position INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS file_position ON file (position);
  CREATE TABLE IF NOT EXISTS change (position INTEGER PRIMARY KEY, at INTEGER NOT NULL);
`;

/** The feed on disk, in SQLite: each file with its hash and the position of its last change. */
export class FeedStore {
  readonly id: string;
  private readonly database: Database.Database;

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.database = new Database(file);
    // An acknowledged publication must survive a power cut.
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    this.database.exec(TABLES);
    const known = this.database.prepare('SELECT id FROM feed').get() as { readonly id: string } | undefined;
    this.id = known?.id ?? randomUUID();
    if (!known) this.database.prepare('INSERT INTO feed VALUES (?)').run(this.id);
  }

  /** All files that exist, with the stamps that they were hashed at. */
  known(): KnownFile[] {
    return this.database
      .prepare('SELECT path, hash, size, stamp FROM file WHERE hash IS NOT NULL ORDER BY path')
      .all() as KnownFile[];
  }

  find(path: string): KnownFile | undefined {
    return this.database.prepare('SELECT path, hash, size, stamp FROM file WHERE path = ?').get(path) as
      | KnownFile
      | undefined;
  }

  /** The last position; 0 before the first. */
  last(): number {
    const { last } = this.database.prepare('SELECT MAX(position) AS last FROM change').get() as {
      readonly last: number | null;
    };
    return last ?? 0;
  }

  /** The oldest position from which `since` is complete. */
  oldest(): number {
    const { first } = this.database.prepare('SELECT MIN(position) AS first FROM change').get() as {
      readonly first: number | null;
    };
    return (first ?? 1) - 1;
  }

  /** The files changed after a position, in their present state. */
  since(position: number): FileState[] {
    return this.database
      .prepare('SELECT path, hash, size FROM file WHERE position > ? ORDER BY path')
      .all(position) as FileState[];
  }

  /** Number of positions after one, and the time of the first of them in milliseconds. */
  waiting(position: number): { readonly count: number; readonly first: number | null } {
    return this.database
      .prepare('SELECT COUNT(*) AS count, MIN(at) AS first FROM change WHERE position > ?')
      .get(position) as { readonly count: number; readonly first: number | null };
  }

  /** A path of a file with these bytes. */
  pathOf(hash: string): string | undefined {
    const found = this.database.prepare('SELECT path FROM file WHERE hash = ? LIMIT 1').get(hash) as
      | { readonly path: string }
      | undefined;
    return found?.path;
  }

  /** Stores a new position with its files, all or nothing. */
  add(position: number, at: number, files: readonly KnownFile[]): void {
    const put = this.database.prepare('INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?)');
    this.database.transaction(() => {
      this.database.prepare('INSERT INTO change VALUES (?, ?)').run(position, at);
      for (const { path, hash, size, stamp } of files) put.run(path, hash, size, stamp, position);
      this.database.prepare('DELETE FROM change WHERE position <= ?').run(position - MOST_POSITIONS);
    })();
  }

  /** Files with the same bytes as before, that were written again. */
  restamp(files: readonly KnownFile[]): void {
    const put = this.database.prepare('UPDATE file SET stamp = ? WHERE path = ?');
    this.database.transaction(() => files.forEach(({ path, stamp }) => put.run(stamp, path)))();
  }

  close(): void {
    this.database.close();
  }
}
