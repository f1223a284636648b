import type { IncomingMessage } from 'node:http';
import { clientKey } from './client-key';

/**
 * The client of a request, for limits per client: an address, or its network.
 *
 * @param isTrusted whether an address is one of our proxies (`TRUSTED_PROXIES`)
 */
export const clientOf = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: (address: string) => boolean,
): string => clientKey({ ip: socket.remoteAddress ?? '', headers }, isTrusted);
