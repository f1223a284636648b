import {
  createServer as createHttp,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttps, type ServerOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Logger } from '../../../repository/Repository';
import { hashOf, SIGNATURE, signatureOfAnswer } from './signature';
import { claimedHash, nonceOf, SignatureCheck } from './SignatureCheck';

/** Milliseconds for a request to arrive: a film over a slow line. */
const REQUEST_MS = 600_000;

/** The answer to a signed request. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A request by a client that knows the secret. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  /** The SHA-256 that its body must have. */
  readonly hash: string;
  /** The body as it arrives, unchecked. */
  readonly stream: IncomingMessage;
  /** The whole body. @throws BodyError if it is not the signed one */
  body(): Promise<Buffer>;
}

/** A body is not the one that was signed. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly code = 'VEN_REPLICATED_BYTES';
}

export interface SignedServerOptions {
  readonly secret: string;
  readonly log: Logger;
  /** Certificate, key and the authority of author's certificate, in PEM; plain HTTP without. */
  readonly tls?: Pick<ServerOptions, 'ca' | 'cert' | 'key'> | undefined;
  readonly answer: (asked: Asked) => Promise<Answer>;
}

/** A server for one client that knows the secret. Any other gets 401, and its body is not read. */
export function signedServer({ secret, tls, log, answer }: SignedServerOptions): Server {
  const check = new SignatureCheck(secret);
  const listener: RequestListener = (request, response) => {
    handle(request)
      .catch((error: unknown) => {
        log.warn(`Replication: ${request.method} ${request.url}: ${String(error)}`);
        return { status: 500, body: { message: String(error) } };
      })
      .then((answered) => send(secret, request, response, answered))
      .catch(() => response.destroy());
  };
  const mustProve = tls?.ca !== undefined;
  const server: Server = tls
    ? createHttps({ ...tls, requestCert: mustProve, rejectUnauthorized: mustProve }, listener)
    : createHttp(listener);
  server.requestTimeout = REQUEST_MS;
  return server;

  async function handle(request: IncomingMessage): Promise<Answer> {
    const renewal = check.refusal(request);
    if (renewal) return { status: 401, body: renewal };
    const hash = claimedHash(request);
    return answer({
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      hash,
      stream: request,
      async body() {
        const bytes = await buffer(request);
        if (hashOf(bytes) !== hash) throw new BodyError('The body is not the signed one');
        return bytes;
      },
    });
  }
}

function send(
  secret: string,
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: Answer,
): void {
  if (response.destroyed) return;
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    [SIGNATURE]: signatureOfAnswer(secret, nonceOf(request), status, bytes),
    // The rest of a body that was not read would be taken for the next request.
    ...(!request.complete && status === 401 && { connection: 'close' }),
  });
  response.end(bytes);
  request.resume();
}
