import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Dictionaries } from '../dictionary/Dictionaries';
import type { Body } from './Body';
import { encodingFor, type Encoding } from './encoding-for';
import { requestIdOf } from '../logs/request-log';
import { matches } from './send-body';

/** An answer with status 200 that stays the same until the content changes. */
export interface Answer {
  readonly body: Body;
  /** Alternating names and values, as written by Node; without those derived from the body, except its tag. */
  readonly headers: readonly string[];
}

export interface Writing {
  readonly log?: FastifyBaseLogger | undefined;
  /** For pages. @default none */
  readonly dictionaries?: Dictionaries | undefined;
}

/**
 * Answers without any routes: 304 if the client has it, else in the best encoding, and logs a line if there is a log.
 */
export function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { body, headers }: Answer,
  { log, dictionaries }: Writing = {},
): void {
  const began = performance.now();
  const status = matches(request.headers['if-none-match'], body.etag) ? 304 : 200;
  const varies = body.compressible ? varyingOf(body, dictionaries) : undefined;
  const sent = { request, response, answer: { body, headers }, log, began, status, varies } as const;
  const dictionary = status === 200 && varies === BY_DICTIONARY ? dictionaries?.of(request) : undefined;
  const small = dictionary && body.encodedWith(dictionary);
  if (small) {
    send({ ...sent, answer: { body, headers: withoutSharing(headers) }, encoding: 'dcz' }, small);
    return;
  }
  const encoding = body.compressible
    ? encodingFor(request.headers['accept-encoding'], body.favourite)
    : undefined;
  const sending: Sending = { ...sent, encoding };
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
  readonly encoding: Encoding | 'dcz' | undefined;
  readonly status: 200 | 304;
  readonly varies: string | undefined;
}

const BY_DICTIONARY = 'accept-encoding, available-dictionary';

/** What an answer differs by. Only pages have dictionaries. */
const varyingOf = ({ type }: Body, dictionaries: Dictionaries | undefined): string =>
  dictionaries && type.startsWith('text/html') ? BY_DICTIONARY : 'accept-encoding';

/** Headers for the client alone: a cache that knows nothing of dictionaries must not give the answer to another one. */
function withoutSharing(headers: readonly string[]): string[] {
  const changed = [...headers];
  const at = changed.indexOf('cache-control') + 1;
  const cached = changed[at];
  if (at > 0 && cached !== undefined)
    changed[at] = cached.replace('public', 'private').replace(/, s-maxage=\d+/, '');
  return changed;
}

function send(
  { request, response, answer, log, began, encoding, status, varies }: Sending,
  bytes: Buffer,
): void {
  const id = requestIdOf(request);
  const isWhole = status === 200 && request.method !== 'HEAD';
  const varied = varying(answer.body, status, encoding, varies, bytes);
  response
    .writeHead(status, [...answer.headers, 'x-request-id', id, ...varied])
    .end(isWhole ? bytes : undefined);
  const ms = Math.round((performance.now() - began) * 10) / 10;
  log?.info({ reqId: id }, `${request.method} ${pathOf(request)} ${status} ${ms} ms`);
}

function varying(
  body: Body,
  status: number,
  encoding: Sending['encoding'],
  varies: string | undefined,
  bytes: Buffer,
): string[] {
  const headers = varies ? ['vary', varies] : [];
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
