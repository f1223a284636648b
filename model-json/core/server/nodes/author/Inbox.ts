import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { PRIVATE, writeFileAtomically } from '../../../repository/files/writing/write-file';

/** A submission's path relative to its folder: a form's hash, the time, the id. */
const SAFE_PATH = /^[0-9a-f]{32}\/[\w.-]+\.json$/;

/** Remembered after they have been stored, so that a submission that was erased here does not come back. */
const REMEMBERED_MS = 30 * 86_400_000;

/** The form submissions that nodes have collected, stored with author's own: each exactly once. */
export class Inbox {
  private readonly database: Database.Database;

  /**
   * @param dir author's folder of submissions
   * @param file the database of what has been taken
   */
  constructor(
    private readonly dir: string,
    file: string,
  ) {
    mkdirSync(dirname(file), { recursive: true });
    this.database = new Database(file);
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    this.database.exec(
      'CREATE TABLE IF NOT EXISTS taken (path TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID',
    );
    this.database.prepare('DELETE FROM taken WHERE at < ?').run(Date.now() - REMEMBERED_MS);
  }

  /**
   * Stores a submission, unless it has been stored before: under the same name, so that a crash in between stores it
   * once. When the promise resolves, it is on disk.
   *
   * @returns whether the node can remove it
   */
  async take(path: string, text: string): Promise<boolean> {
    if (!SAFE_PATH.test(path)) return false;
    const isKnown = this.database.prepare('SELECT 1 FROM taken WHERE path = ?').get(path) !== undefined;
    if (isKnown) return true;
    await writeFileAtomically(join(this.dir, path), text, PRIVATE);
    this.database.prepare('INSERT INTO taken VALUES (?, ?)').run(path, Date.now());
    return true;
  }

  close(): void {
    this.database.close();
  }
}
