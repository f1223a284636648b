import type { Role } from '../Account';

/** An OpenID Connect provider, and what its claims mean here. */
export interface OidcSettings {
  /** `https://login.example.com/realms/staff`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says: *Sign in with …*. */
  readonly label: string;
  /** The claim that lists the groups of somebody there. */
  readonly groupsClaim: string;
  /** Groups here, by the values of that claim. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** Roles, by the values of that claim. */
  readonly roles: ReadonlyMap<string, Role>;
}
