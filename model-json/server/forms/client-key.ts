import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i;

/**
 * Whom to count a request for. Behind a proxy of our own, which has a private address, it is the last public address that
 * proxies have noted: those before it anybody may have made up. Of IPv6, the network: a household has millions of addresses.
 */
export function clientKey({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string {
  const peer = plain(ip);
  if (!PRIVATE.test(peer)) return network(peer);
  const noted = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => plain(address.trim()))
    .filter((address) => isIP(address) !== 0 && !PRIVATE.test(address));
  return network(noted.at(-1) ?? peer);
}

/** IPv4 written as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The first 64 bits of an IPv6 address. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap =
    tail === undefined ? [] : Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  return [...before, ...gap, ...after].slice(0, 4).join(':');
}
