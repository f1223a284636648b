import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Body } from '../http/Body';
import { PAGES_BYTES, weightOf } from './memory';
import { ALL } from './recorded';
import type { SecurityHeaders } from '../security/security-headers';
import { VersionCache } from './VersionCache';
import { writeAnswer, type Answer } from '../http/write-answer';

/** What a route says of an answer. */
export interface Kept {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
  /** Names in a query that would make another answer of it. */
  readonly names: ReadonlySet<string>;
}

interface KnownAnswer extends Answer, Pick<Kept, 'names'> {}

/** Where routes leave answers that will be the same until the content changes. */
export interface AnswerKeeper {
  /** Keeps what a route is about to send with status 200; whatever query there is says nothing here. */
  keep(request: FastifyRequest, reply: FastifyReply, kept: Kept): void;
  /** @returns whether the request was answered; if not, the routes have to */
  give(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Answers are forgotten sooner than what they are made of, so that a page's age is bounded by its own. */
const MAX_AGE = 60_000;

/**
 * Answers that were given once and are given again without the routes: three quarters of the work for a page from memory
 * would be finding out that it is there.
 */
export class Answers implements AnswerKeeper {
  private readonly known: VersionCache<KnownAnswer>;

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

  keep({ raw }: FastifyRequest, _reply: FastifyReply, { body, headers, names }: Kept): void {
    const all = { ...this.headers, ...headers, etag: body.etag };
    this.put(raw, { body, headers: Object.entries(all).flat(), names });
  }

  /** Keeps an answer to a request for its address without the query. */
  put(request: IncomingMessage, answer: KnownAnswer): void {
    const [key] = keyOf(request);
    this.known.find(key);
    this.known.keep(key, answer);
  }

  /**
   * @param age milliseconds that the answer may be old
   * @returns whether the request was answered; if not, the routes have to
   */
  give(request: IncomingMessage, response: ServerResponse, age?: number): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [key, query] = keyOf(request);
    const answer = this.known.find(key, age);
    if (!answer || (query !== undefined && looksAt(answer, query))) return false;
    writeAnswer(request, response, answer, this.log);
    return true;
  }

  /** Gives an answer that may be as old as the content: better than none. */
  giveOld(request: IncomingMessage, response: ServerResponse): boolean {
    return this.give(request, response, Infinity);
  }
}

/** Absolute addresses on a page name the host. */
function keyOf({ headers, url = '/' }: IncomingMessage): [key: string, query: string | undefined] {
  const end = url.indexOf('?');
  return end < 0
    ? [`${headers.host} ${url}`, undefined]
    : [`${headers.host} ${url.slice(0, end)}`, url.slice(end)];
}

const looksAt = ({ names }: KnownAnswer, query: string): boolean =>
  names.has(ALL) || [...new URLSearchParams(query).keys()].some((name) => names.has(name));
