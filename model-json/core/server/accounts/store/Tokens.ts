import type { AccountsDatabase } from './AccountsDatabase';
import { hashOf, newId, newSecret } from './secrets';

/** A program's access in an account's name. */
export interface Token {
  readonly id: string;
  readonly account: string;
  readonly label: string;
  readonly made: number;
  /** When it was last used; undefined if never. */
  readonly used: number | undefined;
}

/** How exactly the time of the last use is stored, and how often the audit log has it. */
const USED_STEP = 3_600_000;

/** Tokens of programs, as `Authorization: Bearer …`, or as a password. Only their hashes are stored. */
export class Tokens {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly now: () => number = Date.now,
  ) {}

  /** @returns the token, which is never shown again */
  make(account: string, label: string): string {
    const secret = newSecret();
    this.database.run(
      'INSERT INTO token (id, account, hash, label, made) VALUES (?, ?, ?, ?, ?)',
      ...[newId(), account, hashOf(secret), label.slice(0, 100), this.now()],
    );
    return secret;
  }

  /** The token with a secret; `isFirst` if it was not used in the last hour. */
  find(secret: string): { readonly token: Token; readonly isFirst: boolean } | undefined {
    const row = this.database.row('SELECT * FROM token WHERE hash = ?', hashOf(secret));
    if (!row) return undefined;
    const isFirst = this.now() - Number(row['used'] ?? 0) > USED_STEP;
    if (isFirst) this.database.run('UPDATE token SET used = ? WHERE id = ?', this.now(), row['id']);
    return { token: tokenOf(row), isFirst };
  }

  of(account: string): Token[] {
    return this.database.rows('SELECT * FROM token WHERE account = ? ORDER BY made', account).map(tokenOf);
  }

  /** @returns whether there was such a token */
  revoke(id: string, account: string): boolean {
    const count = this.database.run('DELETE FROM token WHERE id = ? AND account = ?', id, account);
    this.database.changed();
    return count > 0;
  }
}

const tokenOf = (row: Readonly<Record<string, string | number | null>>): Token => ({
  id: String(row['id']),
  account: String(row['account']),
  label: String(row['label']),
  made: Number(row['made']),
  used: row['used'] === null ? undefined : Number(row['used']),
});
