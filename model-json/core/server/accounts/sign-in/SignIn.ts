import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../Accounts';
import { isPassword } from '../store/passwords';
import { cookieFor, sessionSecretOf } from './session-cookie';

/** How a sign-in ended: with a cookie, or not. Nothing tells whether there is such an account. */
export type SignedIn =
  | { readonly cookie: string }
  | { readonly refused: 'invalid_login' }
  | { readonly refused: 'locked'; readonly seconds: number };

/** Passwords that may be checked at the same time: each takes 19 MB and a processor. */
const AT_ONCE = 2;

/** Sign-in with a password. Failures are counted by account and by client, and each makes the next wait longer. */
export class SignIn {
  private running: Promise<unknown>[] = Array.from({ length: AT_ONCE }, async () => undefined);

  constructor(private readonly accounts: Accounts) {}

  async withPassword(request: FastifyRequest, given: string, password: string): Promise<SignedIn> {
    const { directory, failures, audit } = this.accounts;
    const name = given.trim().slice(0, 100);
    const client = this.accounts.clientOf(request.raw);
    const wait = failures.wait(name.toLowerCase(), client);
    if (wait > 0) {
      audit.add({ who: name, what: 'sign-in locked', from: client });
      return { refused: 'locked', seconds: Math.ceil(wait / 1000) };
    }
    // Counted before the check, so that attempts at the same time are counted as well.
    failures.count(name.toLowerCase(), client);
    const isRight = await this.inTurn(() => isPassword(password, directory.passwordOf(name)));
    if (!isRight) {
      audit.add({ who: name, what: 'sign-in failed', from: client });
      return { refused: 'invalid_login' };
    }
    failures.forget(name.toLowerCase());
    return { cookie: this.begin(request, name, 'sign-in') };
  }

  /** Begins a session, and ends the one that this browser had. @returns the cookie */
  begin(request: FastifyRequest, account: string, what: string): string {
    const { sessions, audit } = this.accounts;
    const client = this.accounts.clientOf(request.raw);
    const earlier = sessionSecretOf(request.raw);
    const session = earlier === undefined ? undefined : sessions.find(earlier)?.session;
    if (session) sessions.end(session.id);
    audit.add({ who: account, what, from: client });
    const { secret } = sessions.begin(account, client, request.headers['user-agent'] ?? '');
    return cookieFor(request.raw, secret);
  }

  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    const [first = Promise.resolve(), ...others] = this.running;
    const result = first.then(job);
    this.running = [...others, result.catch(() => undefined)];
    return result;
  }
}
