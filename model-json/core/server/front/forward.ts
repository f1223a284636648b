import {
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { KEPT, POSTED } from './behind-front';
import type { Drawer } from './Drawer';

/** Headers of one connection, which say nothing to the next; and what a drawer and this process say to each other only. */
const OF_CONNECTION = new Set([
  ...[
    'connection',
    'keep-alive',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'expect',
  ],
  KEPT,
  POSTED,
]);

/**
 * Sends a request to a drawer.
 *
 * @param id under which both log it
 * @param posted how much its client has posted lately
 * @param gone aborts when nobody waits for the answer any more
 * @returns the answer, as soon as its headers are there
 * @throws what went wrong on the connection
 */
export function forward(
  request: IncomingMessage,
  drawer: Drawer,
  id: string,
  gone: AbortSignal,
  posted?: number,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = send({
      agent: drawer.agent,
      socketPath: drawer.socket,
      method: request.method,
      path: request.url,
      headers: { ...headersFor(request, id), ...(posted !== undefined && { [POSTED]: posted }) },
      signal: gone,
    });
    sent.once('response', resolve);
    sent.on('error', reject);
    request.pipe(sent);
  });
}

/** Gives a drawer's answer to the client as it comes. */
export function passOn(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, headersOf(answer));
  answer.pipe(response);
  answer.once('error', () => response.destroy());
}

/** @returns names and values in turns */
export function headersOf(
  { rawHeaders }: IncomingMessage,
  without: ReadonlySet<string> = new Set(),
): string[] {
  const kept: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    if (!OF_CONNECTION.has(name) && !without.has(name)) kept.push(name, rawHeaders[at + 1]!);
  }
  return kept;
}

function headersFor({ headers, socket }: IncomingMessage, id: string): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name));
  const noted = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ');
  return { ...Object.fromEntries(kept), 'x-request-id': id, 'x-forwarded-for': noted };
}
