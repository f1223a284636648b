import type * as Client from 'openid-client';
import { newSecret } from '../store/secrets';
import type { OidcSettings } from './oidc-settings';

/** Who somebody is at the provider. */
export interface Identity {
  /** Issuer and subject: it stays the same when a name changes. */
  readonly subject: string;
  readonly userName: string;
  readonly name: string;
  readonly email: string;
  /** The values of the claim with their groups. */
  readonly groups: readonly string[];
}

interface Begun {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly resource: string;
  readonly redirect: string;
  readonly until: number;
}

/** Milliseconds for somebody to sign in at the provider. */
const PATIENCE = 15 * 60_000;
/** Sign-ins that are going on; the oldest are forgotten first. */
const MOST = 1000;

/** Sign-in at an OpenID Connect provider: authorization code with PKCE, state and nonce, tied to the browser that began it. */
export class OidcSignIn {
  private readonly begun = new Map<string, Begun>();
  private found: Promise<{ client: typeof Client; config: Client.Configuration }> | undefined;

  constructor(private readonly settings: OidcSettings) {}

  /**
   * @param redirect where the provider sends the browser back to
   * @param resource where the person wanted to go
   * @returns the provider's address, and the secret for a cookie
   */
  async begin(
    redirect: string,
    resource: string,
  ): Promise<{ readonly url: string; readonly secret: string }> {
    const { client, config } = await this.provider();
    const [verifier, state, nonce] = [
      client.randomPKCECodeVerifier(),
      client.randomState(),
      client.randomNonce(),
    ];
    const secret = newSecret();
    this.begun.set(secret, { verifier, state, nonce, resource, redirect, until: Date.now() + PATIENCE });
    for (const oldest of this.begun.keys()) {
      if (this.begun.size <= MOST) break;
      this.begun.delete(oldest);
    }
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: redirect,
      scope: 'openid profile email',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    return { url: url.href, secret };
  }

  /**
   * @param secret from the cookie
   * @param query of the address that the browser came back to
   * @throws Error if the browser did not begin this, or the provider refuses
   */
  async finish(
    secret: string | undefined,
    query: string,
  ): Promise<{ readonly identity: Identity; readonly resource: string }> {
    const begun = secret === undefined ? undefined : this.begun.get(secret);
    if (secret !== undefined) this.begun.delete(secret);
    if (!begun || begun.until < Date.now()) throw new Error('This sign-in was not begun in this browser');
    const { client, config } = await this.provider();
    const tokens = await client.authorizationCodeGrant(config, new URL(`${begun.redirect}?${query}`), {
      pkceCodeVerifier: begun.verifier,
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token');
    const { issuer, userinfo_endpoint } = config.serverMetadata();
    const more = userinfo_endpoint ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
    return { identity: this.identityOf(issuer, { ...more, ...claims }), resource: begun.resource };
  }

  private identityOf(issuer: string, claims: Readonly<Record<string, unknown>>): Identity {
    const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
    const groups = claims[this.settings.groupsClaim];
    const sub = text('sub');
    const userName = text('preferred_username') || text('email') || sub;
    return {
      subject: `${issuer} ${sub}`,
      userName,
      name: text('name') || userName,
      email: text('email'),
      groups: [groups ?? []].flat().map(String),
    };
  }

  /** Asks the provider for its addresses at the first sign-in; again if it did not answer. */
  private provider() {
    this.found ??= this.discover().catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  private async discover() {
    const { issuer, clientId, clientSecret } = this.settings;
    const client = await import('openid-client');
    const isPlain = issuer.startsWith('http:');
    const config = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      ...(isPlain && { execute: [client.allowInsecureRequests] }),
    });
    return { client, config };
  }
}
