import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Body, Encoding } from './Body';
import { PAGES_BYTES, weightOf } from './memory';
import { requestIdOf } from './request-log';
import type { SecurityHeaders } from './security-headers';
import { encodingFor, matches } from './send-body';
import { VersionCache } from './VersionCache';

/** An answer with status 200 that will be the same until the content changes. */
interface Answer {
  readonly body: Body;
  /** Names and values in turns, as Node writes them. */
  readonly headers: readonly string[];
}

/** Answers are forgotten sooner than what they are made of, so that a page's age is bounded by its own. */
const MAX_AGE = 60_000;

/**
 * Answers that were given once and are given again without the routes: three quarters of the work for a page from memory
 * would be finding out that it is there.
 */
export class Answers {
  private readonly known: VersionCache<Answer>;

  constructor(
    currentVersion: () => unknown,
    private readonly headers: SecurityHeaders,
    private readonly log: FastifyBaseLogger,
  ) {
    this.known = new VersionCache(
      currentVersion,
      // Most are pages that are kept as pages, too.
      { most: PAGES_BYTES, weigh: ({ body }) => weightOf(body) },
      MAX_AGE,
    );
  }

  /** Keeps what a route is about to send. Addresses with a query are as many as clients make up, and are not kept. */
  keep({ raw }: FastifyRequest, body: Body, headers: Readonly<Record<string, string>>): void {
    if (raw.url === undefined || raw.url.includes('?')) return;
    const all = { ...this.headers, ...headers, etag: body.etag };
    this.known.keep(keyOf(raw), { body, headers: Object.entries(all).flat() });
  }

  /** @returns whether the request was answered; if not, the routes have to */
  give(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const answer = this.known.find(keyOf(request));
    if (!answer) return false;
    const { body } = answer;
    const encoding = body.compressible ? encodingFor(request.headers['accept-encoding']) : undefined;
    const bytes = encoding ? body.ready(encoding) : body.bytes;
    if (!bytes) return false;
    const start = performance.now();
    const id = requestIdOf(request);
    const status = matches(request.headers['if-none-match'], body.etag) ? 304 : 200;
    const headers = [...answer.headers, 'x-request-id', id, ...varying(body, status, encoding, bytes)];
    response.writeHead(status, headers).end(status === 304 ? undefined : bytes);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    this.log.info({ reqId: id }, `GET ${request.url} ${status} ${ms} ms`);
    return true;
  }
}

function varying(body: Body, status: number, encoding: Encoding | undefined, bytes: Buffer): string[] {
  const headers = body.compressible ? ['vary', 'accept-encoding'] : [];
  if (status === 304) return headers;
  if (encoding) headers.push('content-encoding', encoding);
  headers.push('content-type', body.type, 'content-length', String(bytes.length));
  return headers;
}

// Absolute addresses on a page name the host.
const keyOf = ({ headers, url }: IncomingMessage): string => `${headers.host} ${url}`;
