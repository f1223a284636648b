import { z } from 'zod';
import { ROLES, type Role } from '../accounts/Account';
import type { OidcSettings } from '../accounts/oidc/oidc-settings';
import type { Rule } from './environment';
import { kind, whole } from './kinds';

/** `staff-de=team-de,staff-fr=team-fr`: what values of a claim mean here. */
const meanings = kind(
  '`VALUE=NAME`, separated by commas',
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every((each) => /^[^=]+=[^=]+$/.test(each)), {
      error: 'is not a list like staff-de=team-de,staff-fr=team-fr',
    })
    .transform((list) => list.map((each) => each.split('=', 2) as [string, string])),
);

/** Accounts of author, and the identity provider. */
export const ACCOUNT_VARIABLES = {
  SESSION_IDLE: {
    ...whole(120, 5, 1440),
    meaning: 'Minutes without a request after which authors have to sign in again.',
  },
  SESSION_LENGTH: {
    ...whole(720, 5, 10_080),
    meaning: 'Minutes after which they have to sign in again in any case.',
  },
  OIDC_ISSUER: {
    ...kind('URL', z.url({ error: 'is not a URL; write it like https://login.example.com' }).optional()),
    without: 'accounts on this server only',
    meaning: 'The OpenID Connect provider where people sign in ([accounts.md](accounts.md#openid-connect)).',
  },
  OIDC_CLIENT_ID: {
    ...kind('text', z.string().optional()),
    without: 'none',
    meaning: 'The name of this server there.',
  },
  OIDC_CLIENT_SECRET: {
    ...kind('text', z.string().optional()),
    without: 'none',
    isSecret: true,
    meaning: 'Its secret.',
  },
  OIDC_LABEL: {
    ...kind('text', z.string().default('the identity provider')),
    meaning: 'What the button says: *Sign in with …*.',
  },
  OIDC_GROUPS_CLAIM: {
    ...kind('name', z.string().default('groups')),
    meaning: 'The claim with the groups of a person there.',
  },
  OIDC_GROUPS: {
    ...meanings,
    without: 'none',
    meaning: 'The groups here that values of that claim mean: `staff-de=team-de`.',
  },
  OIDC_ROLES: {
    ...meanings,
    without: 'none: everybody with a group is an author',
    meaning: 'The roles that they mean: `cms-admins=administrator`.',
  },
};

/** Both sides need the other's name. */
export const identifiable: Rule<typeof ACCOUNT_VARIABLES> = (settings) => {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ROLES = [] } = settings;
  const [wrong] = OIDC_ROLES.filter(([, role]) => !isRole(role));
  if (wrong) return `OIDC_ROLES=${wrong.join('=')} is no role; use ${ROLES.join(', ')}`;
  return OIDC_ISSUER !== undefined && (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET)
    ? 'OIDC_CLIENT_ID= or OIDC_CLIENT_SECRET= is not set; the provider at OIDC_ISSUER gives you both'
    : undefined;
};

type AccountSettings = Parameters<typeof identifiable>[0];

/** The identity provider of the settings. */
export function oidcOf(settings: Required<AccountSettings> | AccountSettings): OidcSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = settings;
  const { OIDC_LABEL = '', OIDC_GROUPS_CLAIM = 'groups', OIDC_GROUPS = [], OIDC_ROLES = [] } = settings;
  if (OIDC_ISSUER === undefined) return undefined;
  const groups = new Map<string, string[]>();
  for (const [value, group] of OIDC_GROUPS) groups.set(value, [...(groups.get(value) ?? []), group]);
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    label: OIDC_LABEL,
    groupsClaim: OIDC_GROUPS_CLAIM,
    groups,
    roles: new Map(OIDC_ROLES.flatMap(([value, role]) => (isRole(role) ? [[value, role] as const] : []))),
  };
}

const isRole = (word: string): word is Role => ROLES.some((each) => each === word);
