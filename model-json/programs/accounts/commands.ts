import { parseArgs } from 'node:util';
import { AccountError, ROLES } from '../../core/server/accounts/Account';
import type { Accounts } from '../../core/server/accounts/Accounts';
import { grantsIn } from '../../core/server/accounts/pages/change-users';
import { checked } from '../../core/server/accounts/store/Directory';
import { hashPassword } from '../../core/server/accounts/store/passwords';
import { auditCsv } from './audit-csv';

export interface Command {
  readonly accounts: Accounts;
  /** What follows the command. */
  readonly words: readonly string[];
  print(line: string): void;
  /** Asks for a secret. */
  ask(question: string): Promise<string>;
}

export const HELP = `npm run accounts -- COMMAND
  list                                     accounts and groups
  add NAME [--role ROLE] [--name TEXT] [--email TEXT] [--groups A,B]
                                           asks for the password, or reads it from a pipe
  change NAME [the same] [--password]      changes what is given
  disable NAME, enable NAME, remove NAME
  group NAME "write /content/SITE/de" …    the rights of a group: read, write or publish, and a folder
  remove-group NAME
  approval FOLDER, no-approval FOLDER      whether pages there are published only after an approval
  token NAME LABEL                         makes a token for a program, and shows it once
  tokens NAME, revoke NAME ID
  sign-out NAME                            ends all sessions
  audit [--from DATE] [--to DATE] [--csv]  what happened, oldest first
  audit --check                            whether the log is whole
  backup FILE                              a copy of the database
Roles: ${ROLES.join(', ')}`;

/** The commands by name. */
export const COMMANDS: Readonly<Record<string, (command: Command) => Promise<void> | void>> = {
  list: ({ accounts: { directory, approvals }, print }) => {
    for (const { id, name, role, groups, isDisabled } of directory.accounts())
      print([id, name, role, groups.join(',') || '-', isDisabled ? 'disabled' : 'active'].join('\t'));
    for (const { id, grants } of directory.groups())
      print([`group ${id}`, ...grants.map(({ level, path }) => `${level} ${path}`)].join('\t'));
    for (const path of approvals.list()) print(`approval\t${path}`);
  },
  add: async (command) => {
    const { id, given } = detailsOf(command);
    const password = await hashPassword(await command.ask(`Password of ${id}: `));
    command.accounts.directory.add({ id, name: id, role: 'author', ...given, password });
    note(command, 'account add', id);
  },
  change: async (command) => {
    const { id, given, hasPassword } = detailsOf(command);
    const password = hasPassword
      ? { password: await hashPassword(await command.ask(`Password of ${id}: `)) }
      : {};
    command.accounts.directory.change(id, { ...given, ...password });
    note(command, 'account change', id);
  },
  disable: (command) => setDisabled(command, true),
  enable: (command) => setDisabled(command, false),
  remove: (command) => {
    const id = nameIn(command);
    command.accounts.directory.remove(id);
    note(command, 'account remove', id);
  },
  group: (command) => {
    const [id = '', ...lines] = command.words;
    command.accounts.directory.setGroup({ id, grants: grantsIn(lines.join('\n')) });
    note(command, 'account group', id);
  },
  'remove-group': (command) => {
    const id = nameIn(command);
    command.accounts.directory.removeGroup(id);
    note(command, 'account remove-group', id);
  },
  approval: (command) => {
    const path = nameIn(command);
    command.accounts.approvals.add(path);
    note(command, 'account approval', path);
  },
  'no-approval': (command) => {
    const path = nameIn(command);
    command.accounts.approvals.remove(path);
    note(command, 'account no-approval', path);
  },
  token: (command) => {
    const id = nameIn(command);
    if (!command.accounts.directory.account(id)) throw new AccountError(`There is no account ${id}`);
    command.print(command.accounts.tokens.make(id, command.words[1] ?? 'Program'));
    note(command, 'account token', id);
  },
  tokens: (command) => {
    for (const { id, label, used } of command.accounts.tokens.of(nameIn(command)))
      command.print([id, label, used === undefined ? 'never used' : new Date(used).toISOString()].join('\t'));
  },
  revoke: (command) => {
    const [name = '', id = ''] = command.words;
    if (!command.accounts.tokens.revoke(id, name))
      throw new AccountError(`${name} has no token ${id}; "npm run accounts -- tokens ${name}" lists them`);
    note(command, 'account revoke', name);
  },
  'sign-out': (command) => {
    const id = nameIn(command);
    command.print(`${command.accounts.sessions.endAll(id)} sessions of ${id} have ended`);
    note(command, 'account sign-out', id);
  },
  audit: (command) => {
    const options = {
      from: { type: 'string' },
      to: { type: 'string' },
      csv: { type: 'boolean' },
      check: { type: 'boolean' },
    } as const;
    const { from = '', to = '9999', csv = false, check = false } = parsed(command, options).values;
    const { audit } = command.accounts;
    if (check) {
      const fault = audit.fault();
      if (fault !== undefined) throw new AccountError(`The audit log was tampered with: ${fault}`);
      return command.print('The audit log is whole');
    }
    const wanted = [...audit.records()].filter(({ at }) => at >= from && at.slice(0, to.length) <= to);
    if (csv) command.print(auditCsv(wanted));
    else for (const record of wanted) command.print(JSON.stringify(record));
  },
  backup: (command) => command.accounts.copyTo(nameIn(command)),
};

function setDisabled(command: Command, isDisabled: boolean): void {
  const id = nameIn(command);
  command.accounts.directory.change(id, { isDisabled });
  note(command, `account ${isDisabled ? 'disable' : 'enable'}`, id);
}

function detailsOf(command: Command) {
  const text = { type: 'string' } as const;
  const options = {
    role: text,
    name: text,
    email: text,
    groups: text,
    password: { type: 'boolean' },
  } as const;
  const { values, positionals } = parsed(command, options);
  const { role, name, email, groups, password: hasPassword = false } = values;
  const given = {
    ...(role !== undefined && { role: checked(role, ROLES) }),
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(groups !== undefined && { groups: groups.split(',').filter(Boolean) }),
  };
  return { id: nameIn({ words: positionals }), given, hasPassword };
}

const parsed = <O extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  { words }: Command,
  options: O,
) => parseArgs({ args: [...words], options, allowPositionals: true });

function nameIn({ words: [name] }: Pick<Command, 'words'>): string {
  if (name === undefined) throw new AccountError(`A name is missing\n${HELP}`);
  return name;
}

const note = ({ accounts }: Command, what: string, id: string): void =>
  accounts.audit.add({ who: '', what, from: 'command line', about: [id] });
