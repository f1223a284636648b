import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks of machines that are nobody else's business: a link must not make author ask them. */
const INTERNAL = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INTERNAL.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INTERNAL.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address belongs to this machine or its own network. An IPv4 address in IPv6 counts as itself. */
export function isInternal(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(plain);
  if (/^::ffff:/i.test(plain)) return true;
  return version === 0 || INTERNAL.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** Resolves the name of a host to its public addresses only. The connection uses the very address that was judged. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const open = (found as readonly LookupAddress[]).filter(({ address }) => !isInternal(address));
    const [first] = open;
    if (!first) return done(new Error('The host is in an internal network'), '', 0);
    if (options.all) return done(null, [...open]);
    done(null, first.address, first.family);
  });
};
