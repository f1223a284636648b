import { escapeHtml } from '../../http/html';
import { ROLES, type Account, type Group, type Role } from '../Account';
import { LOGOUT_ADDRESS, USERS_ADDRESS } from '../sign-in/addresses';
import type { Session } from '../store/Sessions';
import type { Token } from '../store/Tokens';
import { field, hidden, said, type Markup } from './page';
import { locale } from '../../../../../shared/authoring/language/locale';
import { phrase, t, type Values } from '../../../../../shared/authoring/language/t';

export interface UsersPage {
  /** The CSRF token. */
  readonly token: string;
  /** Who looks at it. */
  readonly self: string;
  readonly accounts: readonly Account[];
  readonly groups: readonly Group[];
  readonly sessionsOf: (id: string) => readonly Session[];
  readonly tokensOf: (id: string) => readonly Token[];
  /** What was just done, or why not. */
  readonly message?: { readonly text: string; readonly isFault?: boolean; readonly secret?: string };
  /** The account whose details are open. */
  readonly open?: string | undefined;
}

/** A text in the author's language, as markup. */
const sayText = (text: string, values?: Values): Markup => escapeHtml(t(text, values));

/** The administrators' page: accounts, their sessions and tokens, groups and their rights. */
export function usersPage(page: UsersPage): Markup {
  const { accounts, groups, message } = page;
  return [
    `<div class="bar"><a href="/">${sayText('Pages')}</a>`,
    `<span class="note">${sayText('Signed in as {name}', { name: page.self })} · <a href="${LOGOUT_ADDRESS}">${sayText('Sign out')}</a></span></div>`,
    `<h1>${sayText('Accounts')}</h1>`,
    `<p class="note">${sayText('A role says what somebody may do at most. Their groups say where. An administrator may do everything.')}</p>`,
    message ? said(message.text, message.isFault) : '',
    message?.secret === undefined ? '' : `<code class="secret">${escapeHtml(message.secret)}</code>`,
    `<h2>${sayText('People')}</h2>`,
    accounts.map((account) => accountRow(page, account)).join(''),
    `<h2>${sayText('Add an account')}</h2>`,
    form(page, 'add', [
      field('id', t('Account name'), {
        id: 'new-id',
        more: 'required autocomplete="off" autocapitalize="none"',
      }),
      ...nameFields('new', '', ''),
      roleField('new', 'author'),
      field('password', t('Password (12 characters or more)'), {
        id: 'new-password',
        type: 'password',
        more: 'required minlength="12" autocomplete="new-password"',
      }),
      groupChecks('new', groups, []),
      `<div class="wide"><button class="main">${sayText('Add account')}</button></div>`,
    ]),
    `<h2>${sayText('Groups')}</h2>`,
    `<p class="note">${sayText('One right a line: read, write or publish, and a folder below /content, or the configuration of a site (/conf/mysite) for those who make its templates, policies and content fragment models. A right includes those before it and everything below the folder; without one, a folder cannot be seen.')}</p>`,
    groups.map((group) => groupForm(page, group)).join('') || `<p>${sayText('There are no groups yet.')}</p>`,
    `<h3>${sayText('Add a group')}</h3>`,
    groupForm(page, { id: '', grants: [] }),
  ].join('');
}

function accountRow(page: UsersPage, account: Account): Markup {
  const { id, name, role, groups, isDisabled, email } = account;
  const more = [
    form(page, 'change', [
      hidden('id', id),
      ...nameFields(id, name, email),
      roleField(id, role),
      field('password', account.hasPassword ? t('New password') : t('Password (signs in at the provider)'), {
        id: `${id}-password`,
        type: 'password',
        more: 'minlength="12" autocomplete="new-password"',
      }),
      groupChecks(id, page.groups, groups),
      `<div class="wide"><button class="main">${sayText('Save')}</button></div>`,
    ]),
    sessionList(page, id),
    tokenList(page, id),
    '<div class="actions">',
    act(
      page,
      isDisabled ? 'enable' : 'disable',
      id,
      isDisabled ? t('Enable account') : t('Disable account'),
      isDisabled ? '' : 'danger',
    ),
    '</div>',
  ].join('');
  const state = isDisabled
    ? `<span class="state off">${sayText('Disabled')}</span>`
    : `<span class="state">${sayText('Active')}</span>`;
  return [
    `<details${page.open === id ? ' open' : ''}><summary><span><b>${escapeHtml(name)}</b><span class="note">${escapeHtml(id)}</span></span>`,
    `<span>${titled(role)}</span><span>${groups.map(escapeHtml).join(', ') || `<span class="note">${sayText('No groups')}</span>`}</span>${state}</summary>`,
    `<div class="more">${more}</div></details>`,
  ].join('');
}

function sessionList(page: UsersPage, id: string): Markup {
  const sessions = page.sessionsOf(id);
  if (sessions.length === 0)
    return `<h3>${sayText('Sessions')}</h3><p class="note">${sayText('Not signed in.')}</p>`;
  const rows = sessions.map(
    ({ id: session, client, agent, started, seen }) =>
      `<tr><td>${escapeHtml(client)}</td><td>${escapeHtml(browserOf(agent))}</td><td>${timeTag(started)}</td><td>${timeTag(seen)}</td><td>${act(page, 'end-session', id, t('End'), 'small', session)}</td></tr>`,
  );
  return [
    `<h3>${sayText('Sessions')}</h3><div class="scroll"><table><thead><tr><th>${sayText('Address')}</th><th>${sayText('Browser')}</th><th>${sayText('Since')}</th><th>${sayText('Last request')}</th><td></td></tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table></div><p></p><div class="actions">${act(page, 'end-sessions', id, t('Sign out everywhere'), '')}</div>`,
  ].join('');
}

function tokenList(page: UsersPage, id: string): Markup {
  const rows = page
    .tokensOf(id)
    .map(
      ({ id: token, label, made, used }) =>
        `<tr><td>${escapeHtml(label)}</td><td>${timeTag(made)}</td><td>${used === undefined ? sayText('Never used') : timeTag(used)}</td><td>${act(page, 'revoke', id, t('Revoke'), 'small', token)}</td></tr>`,
    );
  const table =
    rows.length === 0
      ? ''
      : `<div class="scroll"><table><thead><tr><th>${sayText('For')}</th><th>${sayText('Made')}</th><th>${sayText('Used')}</th><td></td></tr></thead><tbody>${rows.join('')}</tbody></table></div><p></p>`;
  return [
    `<h3>${sayText('Tokens for programs')}</h3>${table}`,
    form(page, 'token', [
      hidden('id', id),
      field('label', t('Program'), { id: `${id}-label`, more: 'required' }),
      `<div><button>${sayText('Make token')}</button></div>`,
    ]),
    '<p></p>',
  ].join('');
}

function groupForm(page: UsersPage, { id, grants }: Group): Markup {
  const isNew = id === '';
  const lines = grants.map(({ path, level }) => `${level} ${path}`).join('\n');
  const key = isNew ? 'new-group' : `group-${id}`;
  const fields = [
    isNew
      ? field('id', t('Group name'), { id: `${key}-id`, more: 'required autocapitalize="none"' })
      : hidden('id', id),
    `<div class="wide"><label for="${escapeHtml(key)}">${isNew ? sayText('Rights') : sayText('Rights of {group}', { group: id })}</label>`,
    `<textarea id="${escapeHtml(key)}" name="grants" rows="${Math.max(grants.length, 2)}" spellcheck="false">${escapeHtml(lines)}</textarea></div>`,
  ];
  const save = `<button form="${escapeHtml(key)}-form"${isNew ? ' class="main"' : ''}>${isNew ? sayText('Add group') : sayText('Save rights')}</button>`;
  return [
    isNew ? '' : `<h3>${escapeHtml(id)}</h3>`,
    form(page, 'group', fields, `${key}-form`),
    `<div class="actions">${save}${isNew ? '' : act(page, 'remove-group', id, t('Remove group'), 'danger')}</div>`,
  ].join('');
}

const form = ({ token }: UsersPage, action: string, fields: readonly Markup[], id = ''): Markup =>
  `<form class="form"${id && ` id="${escapeHtml(id)}"`} method="post" action="${USERS_ADDRESS}">${hidden(':cq_csrf_token', token)}${hidden('action', action)}${fields.join('')}</form>`;

/** A button that does one thing. */
const act = (
  { token }: UsersPage,
  action: string,
  id: string,
  label: string,
  look: string,
  of = '',
): Markup =>
  `<form method="post" action="${USERS_ADDRESS}">${hidden(':cq_csrf_token', token)}${hidden('action', action)}${hidden('id', id)}${hidden('of', of)}<button class="${look}">${escapeHtml(label)}</button></form>`;

const nameFields = (id: string, name: string, email: string): Markup[] => [
  field('name', t('Name'), { id: `${id}-name`, value: name, more: 'required' }),
  field('email', t('E-mail'), { id: `${id}-email`, value: email, type: 'email' }),
];

const roleField = (id: string, role: string): Markup =>
  `<div><label for="${escapeHtml(id)}-role">${sayText('Role')}</label><select id="${escapeHtml(id)}-role" name="role">${ROLES.map((each) => `<option value="${each}"${each === role ? ' selected' : ''}>${titled(each)}</option>`).join('')}</select></div>`;

const groupChecks = (id: string, groups: readonly Group[], joined: readonly string[]): Markup =>
  groups.length === 0
    ? ''
    : `<fieldset class="wide"><legend>${sayText('Groups')}</legend><div class="checks">${groups
        .map(
          ({ id: group }) =>
            `<label class="check"><input type="checkbox" name="groups" value="${escapeHtml(group)}"${joined.includes(group) ? ' checked' : ''} id="${escapeHtml(`${id}-in-${group}`)}">${escapeHtml(group)}</label>`,
        )
        .join('')}</div></fieldset>`;

const ROLE_TITLES: Readonly<Record<Role, string>> = {
  author: phrase('Author'),
  publisher: phrase('Publisher'),
  administrator: phrase('Administrator'),
};

const titled = (role: Role): Markup => sayText(ROLE_TITLES[role]);

const timeTag = (at: number): Markup =>
  `<time datetime="${new Date(at).toISOString()}">${new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' })}</time>`;

/** The name in a browser's description of itself. */
const browserOf = (agent: string): string =>
  /(?:Edg|Firefox|HeadlessChrome|Chrome|Safari)\/\d+/
    .exec(agent)?.[0]
    .replace('Edg/', 'Edge/')
    .replace('/', ' ') ??
  (agent || t('Unknown'));
