import type { IncomingMessage } from 'node:http';

/** The cookie with the id of a browser. */
export const GUEST_COOKIE = 'author-guest';
const SANE = /^guest-[\da-f-]{36}$/;

/** The id that a browser keeps; undefined for a program, or a browser that is new here. */
export function guestOf({ headers }: IncomingMessage): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === GUEST_COOKIE && SANE.test(value)) return value;
  }
  return undefined;
}
