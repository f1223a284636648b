import type { IncomingMessage } from 'node:http';

/* Without accounts everybody is on this machine, over plain HTTP. The cookie tells two browsers apart; it allows nothing. */

const NAME = 'author-guest';
const YEAR = 365 * 24 * 60 * 60;
const SANE = /^guest-[\da-f-]{36}$/;

/** The id that a browser keeps; undefined for a program, or a browser that is new here. */
export function guestOf({ headers }: IncomingMessage): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === NAME && SANE.test(value)) return value;
  }
  return undefined;
}

/** Gives a browser its id, for a year. */
export const guestCookie = (id: string): string =>
  `${NAME}=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${YEAR}`;
