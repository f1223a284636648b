import type { AccountsDatabase } from './AccountsDatabase';

/** How many failures are free, and how long the wait is then; it doubles with each further failure. */
export interface Backoff {
  readonly free: number;
  readonly firstMs: number;
  readonly longestMs: number;
}

/** People mistype; a whole office may share an address. */
const OF_ACCOUNT: Backoff = { free: 5, firstMs: 15_000, longestMs: 15 * 60_000 };
const OF_CLIENT: Backoff = { free: 20, firstMs: 15_000, longestMs: 15 * 60_000 };
/** Failures older than this are forgotten. */
const MEMORY_MS = 24 * 3_600_000;
/** Names that nobody has are counted as well, as many as an attacker may make up. */
const MOST = 10_000;

/** Counts failed sign-ins by account and by client, across restarts, and says how long to wait. */
export class Failures {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly now: () => number = Date.now,
  ) {}

  /** Milliseconds until somebody may try again; 0 if they may now. Whether an account exists makes no difference. */
  wait(account: string, client: string): number {
    return Math.max(
      this.waitOf(`account ${account}`, OF_ACCOUNT),
      this.waitOf(`client ${client}`, OF_CLIENT),
    );
  }

  count(account: string, client: string): void {
    this.tidy();
    for (const name of [`account ${account}`, `client ${client}`])
      this.database.run(
        'INSERT INTO failure VALUES (?1, 1, ?2) ON CONFLICT DO UPDATE SET count = count + 1, last = ?2',
        ...[name, this.now()],
      );
  }

  /** After a sign-in. The client's other accounts stay counted. */
  forget(account: string): void {
    this.database.run('DELETE FROM failure WHERE name = ?', `account ${account}`);
  }

  private waitOf(name: string, { free, firstMs, longestMs }: Backoff): number {
    const row = this.database.row('SELECT count, last FROM failure WHERE name = ?', name);
    const [count, last] = [Number(row?.['count'] ?? 0), Number(row?.['last'] ?? 0)];
    if (count < free || this.now() - last > MEMORY_MS) return 0;
    const wait = Math.min(firstMs * 2 ** Math.min(count - free, 20), longestMs);
    return Math.max(last + wait - this.now(), 0);
  }

  private tidy(): void {
    this.database.run('DELETE FROM failure WHERE last < ?', this.now() - MEMORY_MS);
    this.database.run(
      'DELETE FROM failure WHERE name IN (SELECT name FROM failure ORDER BY last DESC LIMIT -1 OFFSET ?)',
      MOST,
    );
  }
}
