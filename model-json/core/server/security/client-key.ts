import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The key for counting a client's requests: the nearest address that is not one of our proxies. Earlier addresses in
 * `X-Forwarded-For` can be forged. For IPv6 it is the network, since a household has millions of addresses.
 *
 * @param isTrusted whether an address is one of our proxies (`TRUSTED_PROXIES`)
 */
export function clientKey(
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  isTrusted: (address: string) => boolean,
): string {
  const noted = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => plain(address.trim()));
  let client = plain(ip);
  while (isTrusted(client)) {
    const next = noted.pop();
    if (next === undefined || isIP(next) === 0) break;
    client = next;
  }
  return network(client);
}

/** An IPv4 address in IPv6 notation. */
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
