import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Body, Encoding } from './Body';
import { requestIdOf } from '../logs/request-log';
import { encodingFor, matches } from './send-body';

/** An answer with status 200 that stays the same until the content changes. */
export interface Answer {
  readonly body: Body;
  /** Alternating names and values, as written by Node; without those derived from the body, except its tag. */
  readonly headers: readonly string[];
}

/**
 * Answers without any routes: 304 if the client has it, else in the best encoding, and logs a line if there is a log.
 */
export function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { body, headers }: Answer,
  log?: FastifyBaseLogger,
): void {
  const began = performance.now();
  const encoding = body.compressible
    ? encodingFor(request.headers['accept-encoding'], body.favourite)
    : undefined;
  const status = matches(request.headers['if-none-match'], body.etag) ? 304 : 200;
  const sending: Sending = { request, response, answer: { body, headers }, log, began, encoding, status };
  const bytes = encoding && status === 200 ? body.encoded(encoding) : body.bytes;
  if (Buffer.isBuffer(bytes)) send(sending, bytes);
  else void bytes.then((compressed) => send(sending, compressed));
}

interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly answer: Answer;
  readonly log: FastifyBaseLogger | undefined;
  readonly began: number;
  readonly encoding: Encoding | undefined;
  readonly status: 200 | 304;
}

function send({ request, response, answer, log, began, encoding, status }: Sending, bytes: Buffer): void {
  const id = requestIdOf(request);
  const isWhole = status === 200 && request.method !== 'HEAD';
  const varied = varying(answer.body, status, encoding, bytes);
  response
    .writeHead(status, [...answer.headers, 'x-request-id', id, ...varied])
    .end(isWhole ? bytes : undefined);
  const ms = Math.round((performance.now() - began) * 10) / 10;
  log?.info({ reqId: id }, `${request.method} ${pathOf(request)} ${status} ${ms} ms`);
}

function varying(body: Body, status: number, encoding: Encoding | undefined, bytes: Buffer): string[] {
  const headers = body.compressible ? ['vary', 'accept-encoding'] : [];
  if (status === 304) return headers;
  if (encoding) headers.push('content-encoding', encoding);
  headers.push('content-type', body.type, 'content-length', String(bytes.length));
  return headers;
}

/** Without the query, which can contain what people typed. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
