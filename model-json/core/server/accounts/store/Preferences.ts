import type { AccountsDatabase } from './AccountsDatabase';

/** What people have chosen for themselves, such as their language. */
export class Preferences {
  constructor(private readonly database: AccountsDatabase) {}

  of(account: string, name: string): string | undefined {
    const row = this.database.row(
      'SELECT value FROM preference WHERE account = ? AND name = ?',
      account,
      name,
    );
    return row && String(row['value']);
  }

  set(account: string, name: string, value: string): void {
    this.database.run(
      'INSERT INTO preference VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
      ...[account, name, value],
    );
  }
}
