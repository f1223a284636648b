import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/*
 * Author and a node share a secret, which is never sent. Each request is signed with the node's session (a random number
 * that changes with each start), a counter that only grows, and a nonce; each answer is signed with that nonce. So a
 * recorded request is refused, and a recorded answer is not believed, whatever the clocks say.
 */

export const SESSION = 'x-replication-session';
export const COUNTER = 'x-replication-counter';
export const NONCE = 'x-replication-nonce';
/** SHA-256 of the body, so that a forged request is refused before its body is read. */
export const BODY_HASH = 'x-replication-hash';
export const SIGNATURE = 'x-replication-signature';

/** What is signed of a request. */
export interface SignedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly session: string;
  readonly counter: number;
  readonly nonce: string;
  /** SHA-256 of the body. */
  readonly hash: string;
}

export const hashOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('hex');

export function signatureOfRequest(secret: string, request: SignedRequest): string {
  const { method, path, session, counter, nonce, hash } = request;
  return signature(secret, ['request', method, path, session, String(counter), nonce, hash]);
}

/** @param nonce of the request that is answered */
export function signatureOfAnswer(
  secret: string,
  nonce: string,
  status: number,
  body: string | Buffer,
): string {
  return signature(secret, ['answer', nonce, String(status), hashOf(body)]);
}

/** Compares in constant time. */
export function isSignature(given: unknown, expected: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const signature = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
