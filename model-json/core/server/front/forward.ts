import {
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { traceHeaders } from '../operations/tracing/tracing';
import { COMPRESSES, KEPT, POSTED } from './behind-front';
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
  COMPRESSES,
  KEPT,
  POSTED,
]);

/** Headers derived from the body, and those that differ in each answer. */
export const NOT_KEPT: ReadonlySet<string> = new Set([
  'content-type', 'content-length', 'date', 'etag', 'vary', 'x-request-id',
]); // prettier-ignore

/** A request for a drawer. */
export interface Order {
  readonly request: IncomingMessage;
  /** Used by both in their logs. */
  readonly id: string;
  /** Aborts when nobody is waiting for the answer any more. */
  readonly gone: AbortSignal;
  /** Number of its client's recent posts, for a post. */
  readonly posted?: number | undefined;
  /** Whether the client has a dictionary, with which the front compresses pages. */
  readonly hasDictionary: boolean;
}

/**
 * Sends a request to a drawer.
 *
 * @returns the answer, as soon as its headers arrive
 * @throws the connection's error
 */
export function forward(order: Order, drawer: Drawer): Promise<IncomingMessage> {
  const { request, gone } = order;
  return new Promise((resolve, reject) => {
    const sent = send({
      agent: drawer.agent,
      socketPath: drawer.socket,
      method: request.method,
      path: request.url,
      headers: headersFor(order),
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

function headersFor({ request, id, posted, hasDictionary }: Order): OutgoingHttpHeaders {
  const { headers, socket } = request;
  const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name));
  const noted = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ');
  return {
    ...Object.fromEntries(kept),
    'x-request-id': id,
    'x-forwarded-for': noted,
    [COMPRESSES]: hasDictionary ? 'yes' : 'no',
    ...traceHeaders(),
    ...(posted !== undefined && { [POSTED]: posted }),
  };
}
