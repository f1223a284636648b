import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
export function isSameSecret(given: unknown, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));
}
