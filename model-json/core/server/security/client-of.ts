import type { IncomingMessage } from 'node:http';
import { clientKey } from './client-key';

/**
 * Whom a request counts for, where a client may not take everything: an address, or the network of one.
 *
 * @param isTrusted whether an address is a proxy of ours (`TRUSTED_PROXIES`)
 */
export const clientOf = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: (address: string) => boolean,
): string => clientKey({ ip: socket.remoteAddress ?? '', headers }, isTrusted);
