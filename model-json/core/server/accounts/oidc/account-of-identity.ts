import { AccountError, type Role } from '../Account';
import type { Directory } from '../store/Directory';
import type { OidcSettings } from './oidc-settings';
import type { Identity } from './OidcSignIn';
import { t } from '../../../../../shared/authoring/language/t';

/**
 * The account of somebody from the identity provider: made at their first sign-in, and brought up to date at each.
 *
 * @returns its id
 * @throws AccountError if nothing here is meant for their groups, or the account is disabled or somebody else's
 */
export function accountOfIdentity(directory: Directory, settings: OidcSettings, identity: Identity): string {
  const { subject, userName, name, email } = identity;
  const known = directory.bySubject(subject);
  if (known?.isDisabled) throw new AccountError(t('This account is disabled; ask an administrator'));
  const here = new Set(directory.groups().map(({ id }) => id));
  const groups = identity.groups
    .flatMap((each) => settings.groups.get(each) ?? [])
    .filter((id) => here.has(id));
  const role = roleOf(identity.groups, settings);
  if (role === undefined && groups.length === 0)
    throw new AccountError(t('Nobody has given your groups access to this server; ask an administrator'));
  const details = { name, email, role: role ?? ('author' as const), groups };
  if (known) {
    directory.change(known.id, details);
    return known.id;
  }
  const id = userName.replace(/[^\w.@+-]+/g, '-');
  directory.add({ id, ...details, subject });
  return id;
}

/** The highest of the roles that somebody's groups have. */
function roleOf(groups: readonly string[], { roles }: OidcSettings): Role | undefined {
  const given = groups.flatMap((each) => roles.get(each) ?? []);
  return (['administrator', 'publisher', 'author'] as const).find((role) => given.includes(role));
}
