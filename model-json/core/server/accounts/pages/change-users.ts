import { LEVELS } from '../../../repository/rights/Rights';
import type { Parameters } from '../../sling-post/Parameters';
import { AccountError, ROLES, type Group } from '../Account';
import type { Accounts } from '../Accounts';
import type { Actor } from '../Actor';
import { checked } from '../store/Directory';
import { hashPassword } from '../store/passwords';
import { counted, t } from '../../../../../shared/authoring/language/t';

export interface UsersChange {
  readonly text: string;
  /** A token, to be shown once. */
  readonly secret?: string;
  /** The account that it was about. */
  readonly open?: string;
}

type Change = (accounts: Accounts, id: string, form: Parameters) => UsersChange | Promise<UsersChange>;

/** What the forms of the accounts page do, by their `action`. */
const CHANGES: Readonly<Record<string, Change>> = {
  add: async ({ directory }, id, form) => {
    directory.add({ id, ...detailsOf(form), password: await hashPassword(form.get('password') ?? '') });
    return { text: t('Account {id} is there.', { id }), open: id };
  },
  change: async ({ directory }, id, form) => {
    const password = form.get('password');
    directory.change(id, { ...detailsOf(form), ...(password && { password: await hashPassword(password) }) });
    return { text: t('{id} is saved.', { id }), open: id };
  },
  disable: ({ directory }, id) => {
    directory.change(id, { isDisabled: true });
    return { text: t('{id} is disabled and signed out.', { id }), open: id };
  },
  enable: ({ directory }, id) => {
    directory.change(id, { isDisabled: false });
    return { text: t('{id} is enabled.', { id }), open: id };
  },
  'end-session': ({ sessions }, id, form) => {
    sessions.end(form.get('of') ?? '', id);
    return { text: t('The session has ended.'), open: id };
  },
  'end-sessions': ({ sessions }, id) => ({
    text: counted(sessions.endAll(id), '{n} session of {id} has ended.', '{n} sessions of {id} have ended.', {
      id,
    }),
    open: id,
  }),
  token: ({ tokens, directory }, id, form) => {
    if (!directory.account(id)) throw new AccountError(t('There is no account {id}', { id }));
    const label = form.get('label')?.trim() || 'Program';
    const secret = tokens.make(id, label);
    return {
      text: t('The token for {label}. Copy it now; it is not shown again.', { label }),
      secret,
      open: id,
    };
  },
  revoke: ({ tokens }, id, form) => {
    if (!tokens.revoke(form.get('of') ?? '', id))
      throw new AccountError(t('There is no such token any more'));
    return { text: t('The token is revoked.'), open: id };
  },
  group: ({ directory }, id, form) => {
    directory.setGroup({ id, grants: grantsIn(form.get('grants') ?? '') });
    return { text: t('The rights of {id} are saved.', { id }) };
  },
  'remove-group': ({ directory }, id) => {
    directory.removeGroup(id);
    return { text: t('Group {id} is removed.', { id }) };
  },
};

/** @throws AccountError with what would be right */
export async function changeUsers(
  accounts: Accounts,
  form: Parameters,
  actor: Actor | undefined,
): Promise<UsersChange> {
  const action = form.get('action') ?? '';
  const change = Object.hasOwn(CHANGES, action) ? CHANGES[action] : undefined;
  if (!change) throw new AccountError(`action=${action} is unknown; use ${Object.keys(CHANGES).join(', ')}`);
  const id = form.get('id')?.trim() ?? '';
  const result = await change(accounts, id, form);
  accounts.audit.add({
    who: actor?.id ?? '',
    what: `account ${action}`,
    from: actor?.from ?? '',
    about: [id],
  });
  return result;
}

const detailsOf = (form: Parameters) => ({
  name: form.get('name')?.trim() ?? '',
  email: form.get('email')?.trim() ?? '',
  role: checked(form.get('role') ?? '', ROLES),
  groups: form.all('groups') ?? [],
});

/** A right a line: `write /content/mysite/de`. @throws AccountError for anything else */
export const grantsIn = (text: string): Group['grants'] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [level = '', path = '', ...more] = line.split(/\s+/);
      if (more.length > 0 || path === '')
        throw new AccountError(
          t('“{line}” is no right; write one like “write /content/mysite/de”', { line }),
        );
      return { level: checked(level, LEVELS), path };
    });
