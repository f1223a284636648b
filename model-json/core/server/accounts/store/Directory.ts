import { isWithin, namesOf } from '../../../repository/path';
import { LEVELS, Rights, type Grant, type Level } from '../../../repository/rights/Rights';
import { AccountError, ROLES, type Account, type Group, type Role } from '../Account';
import type { AccountsDatabase, Row } from './AccountsDatabase';
import { t } from '../../../../../shared/authoring/language/t';

/** What an account is made with. */
export interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  readonly role: Role;
  readonly groups?: readonly string[];
  /** A hash. @default they cannot sign in with a password */
  readonly password?: string;
  /** Who they are at the identity provider. */
  readonly subject?: string;
}

const SANE_ID = /^[a-z0-9](?:[\w.@+-]{0,62}[a-z0-9])?$/i;

/** People and groups. */
export class Directory {
  constructor(private readonly database: AccountsDatabase) {}

  /** Whether anybody has an account. */
  get isEmpty(): boolean {
    return !this.database.row('SELECT 1 FROM account LIMIT 1');
  }

  accounts(): Account[] {
    return this.database.rows('SELECT * FROM account ORDER BY id').map((row) => this.accountOf(row));
  }

  account(id: string): Account | undefined {
    const row = this.database.row('SELECT * FROM account WHERE id = ?', id);
    return row && this.accountOf(row);
  }

  bySubject(subject: string): Account | undefined {
    const row = this.database.row('SELECT * FROM account WHERE subject = ?', subject);
    return row && this.accountOf(row);
  }

  /** The hash of somebody's password. */
  passwordOf(id: string): string | undefined {
    const row = this.database.row('SELECT password FROM account WHERE id = ? AND disabled = 0', id);
    const hash = row?.['password'] ?? undefined;
    return hash === undefined ? undefined : String(hash);
  }

  /** @throws AccountError if the name is taken or unusable */
  add({ id, name, email = '', role, groups = [], password, subject }: NewAccount): void {
    if (!SANE_ID.test(id))
      throw new AccountError(
        t('{id} is no account name; use letters, digits, “.”, “-” and “@”', { id: JSON.stringify(id) }),
      );
    if (this.account(id))
      throw new AccountError(t('There is an account {id} already; choose another name', { id }));
    this.database.atOnce(() => {
      this.database.run(
        'INSERT INTO account (id, name, email, role, password, subject) VALUES (?, ?, ?, ?, ?, ?)',
        ...[id, name || id, email, checked(role, ROLES), password ?? null, subject ?? null],
      );
      this.join(id, groups);
      this.database.changed();
    });
  }

  /** @throws AccountError if there is no such account, or the last administrator would go */
  change(id: string, given: Partial<Omit<NewAccount, 'id' | 'subject'>> & { isDisabled?: boolean }): void {
    const before = this.existing(id);
    const { name = before.name, email = before.email, isDisabled = before.isDisabled } = given;
    const role = checked(given.role ?? before.role, ROLES);
    if (isDisabled || role !== 'administrator') this.refuseIfLast(before);
    this.database.atOnce(() => {
      this.database.run(
        'UPDATE account SET name = ?, email = ?, role = ?, disabled = ? WHERE id = ?',
        ...[name, email, role, Number(isDisabled), id],
      );
      if (given.password !== undefined)
        this.database.run('UPDATE account SET password = ? WHERE id = ?', given.password, id);
      if (given.groups) this.join(id, given.groups);
      // Nobody stays signed in with what no longer lets them in.
      if (isDisabled || given.password !== undefined)
        this.database.run('DELETE FROM session WHERE account = ?', id);
      if (isDisabled) this.database.run('DELETE FROM token WHERE account = ?', id);
      this.database.changed();
    });
  }

  remove(id: string): void {
    this.refuseIfLast(this.existing(id));
    this.database.run('DELETE FROM account WHERE id = ?', id);
    this.database.changed();
  }

  groups(): Group[] {
    return this.database
      .rows('SELECT id FROM grp ORDER BY id')
      .map(({ id }) => ({ id: String(id), grants: this.grantsOf([String(id)]) }));
  }

  /** @throws AccountError if a name or a path is unusable */
  setGroup({ id, grants }: Group): void {
    if (!SANE_ID.test(id))
      throw new AccountError(
        t('{id} is no group name; use letters, digits, “.” and “-”', { id: JSON.stringify(id) }),
      );
    grants.forEach(checkGrant);
    this.database.atOnce(() => {
      this.database.run('INSERT INTO grp VALUES (?) ON CONFLICT DO NOTHING', id);
      this.database.run('DELETE FROM grant_on WHERE grp = ?', id);
      for (const { path, level } of grants)
        this.database.run('INSERT INTO grant_on VALUES (?, ?, ?) ON CONFLICT DO NOTHING', id, path, level);
      this.database.changed();
    });
  }

  removeGroup(id: string): void {
    if (this.database.run('DELETE FROM grp WHERE id = ?', id) === 0)
      throw new AccountError(t('There is no group {id}; "npm run accounts -- list" shows them', { id }));
    this.database.run('DELETE FROM member WHERE grp = ?', id);
    this.database.changed();
  }

  rightsOf({ role, groups }: Account): Rights {
    if (role === 'administrator') return Rights.ALL;
    return new Rights(this.grantsOf(groups), role === 'publisher' ? 'publish' : 'write');
  }

  private grantsOf(groups: readonly string[]): Grant[] {
    return groups.flatMap((id) =>
      this.database
        .rows('SELECT path, level FROM grant_on WHERE grp = ? ORDER BY path', id)
        .map(({ path, level }) => ({ path: String(path), level: checked<Level>(String(level), LEVELS) })),
    );
  }

  private join(id: string, groups: readonly string[]): void {
    const unknown = groups.find((group) => !this.database.row('SELECT 1 FROM grp WHERE id = ?', group));
    if (unknown !== undefined)
      throw new AccountError(
        t('There is no group {unknown}; give it rights first, or choose another', { unknown }),
      );
    this.database.run('DELETE FROM member WHERE account = ?', id);
    for (const group of new Set(groups)) this.database.run('INSERT INTO member VALUES (?, ?)', id, group);
  }

  private existing(id: string): Account {
    const account = this.account(id);
    if (!account)
      throw new AccountError(t('There is no account {id}; "npm run accounts -- list" shows them', { id }));
    return account;
  }

  private refuseIfLast({ id, role, isDisabled }: Account): void {
    if (role !== 'administrator' || isDisabled) return;
    const others = this.database.row(
      "SELECT 1 FROM account WHERE role = 'administrator' AND disabled = 0 AND id <> ?",
      id,
    );
    if (!others)
      throw new AccountError(t('{id} is the last administrator; make somebody else one first', { id }));
  }

  private accountOf(row: Row): Account {
    const id = String(row['id']);
    return {
      id,
      name: String(row['name']),
      email: String(row['email']),
      role: checked(String(row['role']), ROLES),
      isDisabled: row['disabled'] === 1,
      hasPassword: row['password'] !== null,
      groups: this.database
        .rows('SELECT grp FROM member WHERE account = ? ORDER BY grp', id)
        .map(({ grp }) => String(grp)),
    };
  }
}

/** @throws AccountError if it is none of the words */
export function checked<W extends string>(given: string, words: readonly W[]): W {
  const word = words.find((each) => each === given);
  if (!word)
    throw new AccountError(
      t('{given} is none of {words}', { given: JSON.stringify(given), words: words.join(', ') }),
    );
  return word;
}

/** Templates, policies and fragment models of a site. Everybody reads them. */
const CONFIGURATION = /^\/conf\/[^/]+/;

function checkGrant({ path, level }: Grant): void {
  checked(level, LEVELS);
  namesOf(path);
  if (!(isWithin(path, '/content') || CONFIGURATION.test(path)) || path.includes('/jcr:content'))
    throw new AccountError(
      t(
        '{path} is no folder of content; give a path below /content, like /content/mysite/de, or the configuration of a site, /conf/mysite',
        { path },
      ),
    );
}
