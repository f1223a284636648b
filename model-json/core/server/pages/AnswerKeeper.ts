import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Body } from '../http/Body';

/** How to cache an answer. */
export interface Kept {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
  /** Query parameters that change the answer. */
  readonly names: ReadonlySet<string>;
}

/** Cache for answers that stay the same until the content changes. */
export interface AnswerKeeper {
  /** Caches the answer that a route is about to send with status 200; it ignores any query. */
  keep(request: FastifyRequest, reply: FastifyReply, kept: Kept): void;
  /** @returns whether the request was answered; if not, the routes must do it */
  give(request: IncomingMessage, response: ServerResponse): boolean;
}
