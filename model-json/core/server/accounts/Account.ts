import type { Grant } from '../../repository/rights/Rights';

/** What somebody may do at most; where, their groups say. An administrator may do everything, everywhere. */
export const ROLES = ['author', 'publisher', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody who can sign in. */
export interface Account {
  /** The name they sign in with: `jane.doe`. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly isDisabled: boolean;
  /** Whether they have a password here; others sign in at the identity provider. */
  readonly hasPassword: boolean;
  readonly groups: readonly string[];
}

/** A group of people with the same rights on folders. */
export interface Group {
  /** `team-de`. */
  readonly id: string;
  readonly grants: readonly Grant[];
}

/** An account or group that cannot be as asked. The message says what would be right. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly code = 'VEN_ACCOUNT';
}
