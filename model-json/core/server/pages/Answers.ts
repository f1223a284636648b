import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerKeeper, Kept } from './AnswerKeeper';
import { PAGES_BYTES, weightOf } from './memory';
import { ALL } from './recorded';
import type { Dictionaries } from '../dictionary/Dictionaries';
import type { SecurityHeaders } from '../security/security-headers';
import { VersionCache } from './VersionCache';
import { writeAnswer, type Answer } from '../http/write-answer';

interface KnownAnswer extends Answer, Pick<Kept, 'names'> {}

/** Shorter than the age limit of their sources, so that a page's age is bounded by its own. */
const MAX_AGE = 60_000;

/**
 * Cached answers, sent without running the routes: for a cached page, the routes would take three quarters of the time.
 */
export class Answers implements AnswerKeeper {
  private readonly known: VersionCache<KnownAnswer>;

  constructor(
    currentVersion: () => unknown,
    private readonly headers: SecurityHeaders,
    readonly log: FastifyBaseLogger,
    readonly dictionaries?: Dictionaries,
  ) {
    this.known = new VersionCache(
      currentVersion,
      // Most are pages, which are also cached as pages.
      { most: PAGES_BYTES, weigh: ({ body }) => weightOf(body) },
      MAX_AGE,
    );
  }

  keep({ raw }: FastifyRequest, _reply: FastifyReply, { body, headers, names }: Kept): void {
    const all = { ...this.headers, ...headers, etag: body.etag };
    this.put(raw, { body, headers: Object.entries(all).flat(), names });
  }

  /** Caches an answer under its address without the query. */
  put(request: IncomingMessage, answer: KnownAnswer): void {
    const [key] = keyOf(request);
    this.known.find(key);
    this.known.keep(key, answer);
  }

  /**
   * @param age maximum age of the answer in milliseconds
   * @returns whether the request was answered; if not, the routes must do it
   */
  give(request: IncomingMessage, response: ServerResponse, age?: number): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [key, query] = keyOf(request);
    const answer = this.known.find(key, age);
    if (!answer || (query !== undefined && looksAt(answer, query))) return false;
    writeAnswer(request, response, answer, this);
    return true;
  }

  /** Sends an answer that can be as old as the content: better than none. */
  giveOld(request: IncomingMessage, response: ServerResponse): boolean {
    return this.give(request, response, Infinity);
  }
}

/** Absolute addresses on a page contain the host. */
function keyOf({ headers, url = '/' }: IncomingMessage): [key: string, query: string | undefined] {
  const end = url.indexOf('?');
  return end < 0
    ? [`${headers.host} ${url}`, undefined]
    : [`${headers.host} ${url.slice(0, end)}`, url.slice(end)];
}

const looksAt = ({ names }: KnownAnswer, query: string): boolean =>
  names.has(ALL) || [...new URLSearchParams(query).keys()].some((name) => names.has(name));
