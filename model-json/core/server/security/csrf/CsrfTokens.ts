import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { hashOf } from '../../accounts/store/secrets';

const LIFETIME_MS = 600_000;

const payloadSchema = z.object({ exp: z.number(), for: z.string() });

/**
 * Tokens that prove that the sender has read an answer of this server. Other sites cannot read one, so they cannot post
 * in an author's name. Valid for ten minutes, only in the session that got it, and only until the process ends.
 */
export class CsrfTokens {
  private readonly secret = randomBytes(32);

  /** @param holder the session, or what else only one browser has */
  issue(holder = '', now = Date.now()): string {
    const payload = Buffer.from(
      JSON.stringify({ iat: now, exp: now + LIFETIME_MS, for: hashOf(holder) }),
    ).toString('base64url');
    return `${payload}.${this.sign(payload)}`;
  }

  /** @returns what is wrong with it; undefined if it is valid */
  faultOf(token: string | undefined, holder = '', now = Date.now()): string | undefined {
    if (!token) return 'is missing';
    const [payload = '', signature = '', ...more] = token.split('.');
    const wanted = Buffer.from(this.sign(payload));
    const given = Buffer.from(signature);
    if (more.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted))
      return 'was not issued by this server; it may have been restarted';
    const { exp, for: by } = payloadSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    if (by !== hashOf(holder)) return 'is of another session';
    return exp < now ? 'is too old' : undefined;
  }

  private sign(payload: string): string {
    return createHmac('sha256', this.secret).update(payload).digest('base64url');
  }
}
