import { livePath } from '../../../../../shared/addresses/launches';
import { isWithin, namesOf } from '../../../repository/path';
import { AccountError } from '../Account';
import type { AccountsDatabase } from './AccountsDatabase';
import { t } from '../../../../../shared/authoring/language/t';

/** The folders whose pages are published only after somebody else has approved them. */
export class ApprovalFolders {
  private known: { readonly generation: number; readonly paths: readonly string[] } | undefined;

  constructor(private readonly database: AccountsDatabase) {}

  list(): readonly string[] {
    const { generation } = this.database;
    if (this.known?.generation !== generation) {
      const rows = this.database.rows('SELECT path FROM approval ORDER BY path');
      this.known = { generation, paths: rows.map(({ path }) => String(path)) };
    }
    return this.known.paths;
  }

  contain(path: string): boolean {
    return this.list().some((folder) => isWithin(livePath(path), folder));
  }

  /** @throws AccountError if it is no folder of content */
  add(path: string): void {
    namesOf(path);
    if (!isWithin(path, '/content') || path.includes('/jcr:content'))
      throw new AccountError(
        t('{path} is no folder of content; give a path below /content, like /content/mysite/de', { path }),
      );
    this.database.run('INSERT INTO approval VALUES (?) ON CONFLICT DO NOTHING', path);
    this.database.changed();
  }

  /** @throws AccountError if it needs no approval */
  remove(path: string): void {
    if (this.database.run('DELETE FROM approval WHERE path = ?', path) === 0)
      throw new AccountError(
        t('{path} is not among the folders that need an approval: {list}', {
          path,
          list: this.list().join(', '),
        }),
      );
    this.database.changed();
  }
}
