import { LANGUAGE_ADDRESS } from '../../../../../shared/addresses/author-language';
import { spoken } from '../../../../../shared/authoring/language/spoken';
import { AUTHOR_LANGUAGES } from '../../../../../shared/words/author-languages';
import { escapeHtml } from '../../http/html';
import { CHECK_ADDRESS, LOGIN_ADDRESS, LOGOUT_ADDRESS, OIDC_BEGIN_ADDRESS } from '../sign-in/addresses';
import { field, hidden, said, type Markup } from './page';
import { counted, t } from '../../../../../shared/authoring/language/t';

export interface LoginPage {
  /** The CSRF token. */
  readonly token: string;
  /** Where to go then. */
  readonly resource: string;
  /** `j_reason` of the address. */
  readonly reason?: string | undefined;
  /** For `locked`: seconds to wait. */
  readonly seconds?: number | undefined;
  /** The name that was typed. */
  readonly name?: string | undefined;
  /** The provider's name; undefined if there is none. */
  readonly provider?: string | undefined;
  readonly hasPasswords: boolean;
}

/** The sign-in page: AEM's form, and the way to the identity provider. */
export function loginPage(page: LoginPage): Markup {
  const { token, resource, provider, hasPasswords, name } = page;
  const { text, isFault } = messageOf(page);
  const at = `${OIDC_BEGIN_ADDRESS}?resource=${encodeURIComponent(resource)}`;
  const button =
    provider &&
    `<a class="button" href="${escapeHtml(at)}">${escapeHtml(t('Sign in with {provider}', { provider }))}</a>`;
  const form =
    hasPasswords &&
    [
      `<form class="form" method="post" action="${CHECK_ADDRESS}">`,
      hidden(':cq_csrf_token', token),
      hidden('resource', resource),
      field('j_username', t('Account name'), {
        value: name ?? '',
        more: `autocomplete="username" autocapitalize="none" spellcheck="false" required${name ? '' : ' autofocus'}`,
      }),
      field('j_password', t('Password'), {
        type: 'password',
        more: `autocomplete="current-password" required${name ? ' autofocus' : ''}`,
      }),
      `<button class="main">${escapeHtml(t('Sign in'))}</button></form>`,
    ].join('');
  return [
    `<h1>${escapeHtml(t('Sign in'))}</h1><p class="note">${escapeHtml(t('To edit and publish pages.'))}</p>`,
    said(text, isFault),
    form || '',
    form && button ? `<p class="or">${escapeHtml(t('or'))}</p>` : '',
    button || '',
    languages(token, resource),
  ].join('');
}

/** The same page in another language: without scripts, a form. */
const languages = (token: string, resource: string): Markup =>
  [
    `<form class="languages" method="post" action="${LANGUAGE_ADDRESS}" aria-label="${escapeHtml(t('Language'))}">`,
    hidden(':cq_csrf_token', token),
    hidden('resource', `${LOGIN_ADDRESS}?resource=${encodeURIComponent(resource)}`),
    ...AUTHOR_LANGUAGES.map(
      (code) =>
        `<button class="small" name="language" value="${code}" lang="${code}"${code === spoken().language ? ' aria-current="true"' : ''}>${escapeHtml(ownName(code))}</button>`,
    ),
    '</form>',
  ].join('');

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function messageOf({ reason, seconds }: LoginPage): { text?: string; isFault: boolean } {
  const texts: Readonly<Record<string, string>> = {
    invalid_login: t('The account name or the password is wrong.'),
    provider: t('That did not work at the identity provider. Try again.'),
    no_access: t('You are known there, but have no access to this server. Ask an administrator.'),
    stale: t('This page was open for too long. Try again.'),
  };
  if (reason === 'locked')
    return {
      text: t('Too many attempts. Try again in {time}.', { time: timeOf(seconds ?? 60) }),
      isFault: true,
    };
  if (reason === 'signed_out') return { text: t('You are signed out.'), isFault: false };
  if (reason === 'session_timed_out')
    return { text: t('You were signed out, since you were away for long.'), isFault: false };
  const text = reason === undefined ? undefined : texts[reason];
  return text === undefined ? { isFault: false } : { text, isFault: true };
}

const timeOf = (seconds: number): string =>
  seconds < 60
    ? counted(seconds, '{n} second', '{n} seconds')
    : seconds < 120
      ? t('a minute')
      : counted(Math.ceil(seconds / 60), '{n} minute', '{n} minutes');

/** Asks whether to sign out: an address of another site must not do it. */
export const signOutPage = (token: string, name: string): Markup =>
  [
    `<h1>${escapeHtml(t('Sign out'))}</h1><p>${escapeHtml(t('You are signed in as {name}.', { name }))}</p>`,
    `<form class="form" method="post" action="${LOGOUT_ADDRESS}">${hidden(':cq_csrf_token', token)}`,
    `<button class="main">${escapeHtml(t('Sign out'))}</button>`,
    `<button name="everywhere" value="true">${escapeHtml(t('Sign out on all devices'))}</button></form>`,
    `<p class="or"></p><p><a href="/">${escapeHtml(t('Back to the pages'))}</a></p>`,
  ].join('');

/** For an editor whose session ended: the window closes the gap and can be closed. */
export const signedInPage = (name: string): Markup =>
  `<h1>${escapeHtml(t('You are signed in'))}</h1>${said(t('Signed in as {name}. Close this window and go on.', { name }))}<p><a href="/">${escapeHtml(t('Open the pages here'))}</a></p>`;
