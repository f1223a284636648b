import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS account (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, role TEXT NOT NULL, disabled INTEGER NOT NULL DEFAULT 0,
  password TEXT, subject TEXT UNIQUE
) STRICT;
CREATE TABLE IF NOT EXISTS member (
  account TEXT NOT NULL REFERENCES account ON DELETE CASCADE, grp TEXT NOT NULL, PRIMARY KEY (account, grp)
) STRICT;
CREATE TABLE IF NOT EXISTS grp (id TEXT PRIMARY KEY) STRICT;
CREATE TABLE IF NOT EXISTS grant_on (
  grp TEXT NOT NULL REFERENCES grp ON DELETE CASCADE, path TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (grp, path)
) STRICT;
CREATE TABLE IF NOT EXISTS approval (path TEXT PRIMARY KEY) STRICT;
CREATE TABLE IF NOT EXISTS session (
  id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES account ON DELETE CASCADE, hash TEXT NOT NULL UNIQUE,
  next TEXT, former TEXT, formerUntil INTEGER NOT NULL DEFAULT 0,
  started INTEGER NOT NULL, seen INTEGER NOT NULL, rotated INTEGER NOT NULL, client TEXT NOT NULL, agent TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS token (
  id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES account ON DELETE CASCADE, hash TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL, made INTEGER NOT NULL, used INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS preference (
  account TEXT NOT NULL REFERENCES account ON DELETE CASCADE, name TEXT NOT NULL, value TEXT NOT NULL,
  PRIMARY KEY (account, name)
) STRICT;
CREATE TABLE IF NOT EXISTS failure (name TEXT PRIMARY KEY, count INTEGER NOT NULL, last INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/** Milliseconds to wait for the other program: the command line writes while the server runs. */
const PATIENCE = 5000;

/** The values of a row. */
export type Row = Readonly<Record<string, string | number | null>>;

/** The embedded database of accounts, sessions and tokens: a file that only its owner can read. */
export class AccountsDatabase {
  private readonly statements = new Map<string, Database.Statement>();

  private constructor(private readonly database: Database.Database) {}

  /** Opens it, and creates what is missing. */
  static open(file: string): AccountsDatabase {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // SQLite gives its other files the same mode.
    closeSync(openSync(file, 'a', 0o600));
    const database = new Database(file);
    database.pragma(`busy_timeout = ${PATIENCE}`);
    database.pragma('journal_mode = WAL');
    database.pragma('foreign_keys = ON');
    database.exec(SCHEMA);
    return new AccountsDatabase(database);
  }

  row(sql: string, ...values: unknown[]): Row | undefined {
    return this.rows(sql, ...values)[0];
  }

  rows(sql: string, ...values: unknown[]): Row[] {
    return this.prepared(sql).all(...values) as Row[];
  }

  /** @returns how many rows it changed */
  run(sql: string, ...values: unknown[]): number {
    return this.prepared(sql).run(...values).changes;
  }

  /** All of it or nothing, and nobody else in between. */
  atOnce<T>(job: () => T): T {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const result = job();
      this.database.exec('COMMIT');
      return result;
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Changes whenever an account, a group, a session or a token does, by whichever program. */
  get generation(): number {
    return Number(this.state('generation') ?? 0);
  }

  changed(): void {
    this.setState('generation', String(this.generation + 1));
  }

  state(name: string): string | undefined {
    const value = this.row('SELECT value FROM state WHERE name = ?', name)?.['value'];
    return value === undefined ? undefined : String(value);
  }

  setState(name: string, value: string): void {
    this.run('INSERT INTO state VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value', name, value);
  }

  /** Writes a copy to a new file. */
  copyTo(file: string): void {
    this.run('VACUUM INTO ?', file);
  }

  close(): void {
    this.database.close();
  }

  private prepared(sql: string): Database.Statement {
    const statement = this.statements.get(sql) ?? this.database.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}
