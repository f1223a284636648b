import {
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { traceHeaders } from '../operations/tracing/tracing';
import { KEPT, POSTED } from './behind-front';
import type { Drawer } from './Drawer';

/** Hop-by-hop headers, and the headers between a drawer and this process. */
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
 * @param id used by both in their logs
 * @param posted number of its client's recent posts
 * @param gone aborts when nobody is waiting for the answer any more
 * @returns the answer, as soon as its headers arrive
 * @throws the connection's error
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

/** Streams a drawer's answer to the client. */
export function passOn(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, headersOf(answer));
  answer.pipe(response);
  answer.once('error', () => response.destroy());
}

/** @returns alternating names and values */
export function headersOf(
  { rawHeaders }: IncomingMessage,
  without: ReadonlySet<string> = new Set(),
): string[] {
  const kept: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    if (!OF_CONNECTION.has(name) && !without.has(name)) kept.push(name, rawHeaders[at + 1] ?? '');
  }
  return kept;
}

function headersFor({ headers, socket }: IncomingMessage, id: string): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name));
  const noted = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ');
  return { ...Object.fromEntries(kept), 'x-request-id': id, 'x-forwarded-for': noted, ...traceHeaders() };
}
