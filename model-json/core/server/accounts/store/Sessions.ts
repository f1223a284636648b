import type { AccountsDatabase, Row } from './AccountsDatabase';
import { hashOf, newId, newSecret } from './secrets';

/** How long somebody stays signed in, in milliseconds. */
export interface SessionLimits {
  /** Without a request. */
  readonly idle: number;
  /** Altogether. */
  readonly absolute: number;
}

export interface Session {
  readonly id: string;
  readonly account: string;
  readonly started: number;
  readonly seen: number;
  /** The address and the browser that signed in. */
  readonly client: string;
  readonly agent: string;
}

/** A session that is going on, and its new secret if it has got one. */
export interface Continued {
  readonly session: Session;
  readonly secret?: string;
}

/** After this time a session gets a new secret. */
const ROTATION = 15 * 60_000;
/** An earlier secret is accepted for as long as requests sent with it may be on the way. */
const GRACE = 60_000;
/** How exactly the time of the last request is stored. */
const SEEN_STEP = 30_000;

/** Who is signed in. Only hashes of the secrets are stored. */
export class Sessions {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly limits: SessionLimits,
    private readonly now: () => number = Date.now,
  ) {}

  /** @returns the secret for the cookie */
  begin(account: string, client: string, agent: string): { readonly id: string; readonly secret: string } {
    const [secret, id, now] = [newSecret(), newId(), this.now()];
    this.tidy();
    this.database.run(
      'INSERT INTO session (id, account, hash, started, seen, rotated, client, agent) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[id, account, hashOf(secret), now, now, now, client, agent.slice(0, 200)],
    );
    return { id, secret };
  }

  /**
   * The session with a secret, if it has not ended. From time to time it gets a new one; the earlier stays valid until
   * the new one has arrived.
   *
   * @param purpose `look` is no request of the person, and does not make the session last; only the answer to a
   * `navigation` can carry a new secret
   */
  find(secret: string, purpose: 'look' | 'request' | 'navigation' = 'request'): Continued | undefined {
    const [hash, now] = [hashOf(secret), this.now()];
    const row = this.database.row(
      'SELECT * FROM session WHERE hash = ?1 OR next = ?1 OR (former = ?1 AND formerUntil > ?2)',
      ...[hash, now],
    );
    if (!row || this.hasEnded(row, now)) return undefined;
    const session = sessionOf(row);
    if (purpose === 'look') return { session };
    if (row['next'] === hash) this.adopt(row, now);
    if (now - session.seen > SEEN_STEP)
      this.database.run('UPDATE session SET seen = ? WHERE id = ?', now, session.id);
    const isDue = row['hash'] === hash && now - Number(row['rotated']) > ROTATION;
    return isDue && purpose === 'navigation' ? { session, secret: this.rotate(session.id) } : { session };
  }

  of(account: string): Session[] {
    const now = this.now();
    return this.database
      .rows('SELECT * FROM session WHERE account = ? ORDER BY seen DESC', account)
      .filter((row) => !this.hasEnded(row, now))
      .map(sessionOf);
  }

  /** @param account whose session it has to be */
  end(id: string, account?: string): void {
    if (account === undefined) this.database.run('DELETE FROM session WHERE id = ?', id);
    else this.database.run('DELETE FROM session WHERE id = ? AND account = ?', id, account);
    this.database.changed();
  }

  /** Signs an account out everywhere. @returns the number of sessions */
  endAll(account: string): number {
    const count = this.database.run('DELETE FROM session WHERE account = ?', account);
    this.database.changed();
    return count;
  }

  private rotate(id: string): string {
    const secret = newSecret();
    this.database.run('UPDATE session SET next = ? WHERE id = ?', hashOf(secret), id);
    return secret;
  }

  private adopt(row: Row, now: number): void {
    this.database.run(
      'UPDATE session SET hash = next, next = NULL, former = ?, formerUntil = ?, rotated = ? WHERE id = ?',
      ...[row['hash'], now + GRACE, now, row['id']],
    );
  }

  private hasEnded({ started, seen }: Row, now: number): boolean {
    return now - Number(started) > this.limits.absolute || now - Number(seen) > this.limits.idle;
  }

  private tidy(): void {
    const { idle, absolute } = this.limits;
    const now = this.now();
    this.database.run('DELETE FROM session WHERE started < ? OR seen < ?', now - absolute, now - idle);
  }
}

const sessionOf = (row: Row): Session => ({
  id: String(row['id']),
  account: String(row['account']),
  started: Number(row['started']),
  seen: Number(row['seen']),
  client: String(row['client']),
  agent: String(row['agent']),
});
