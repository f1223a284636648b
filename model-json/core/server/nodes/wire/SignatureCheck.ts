import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BODY_HASH, COUNTER, isSignature, NONCE, SESSION, SIGNATURE, signatureOfRequest } from './signature';

/** What a client must use for its next request. */
export interface Renewal {
  readonly session: string;
  readonly counter: number;
}

/** Checks the signatures of requests. Each is accepted once: the counter only grows, and every start has a new session. */
export class SignatureCheck {
  private readonly session = randomBytes(16).toString('hex');
  private last = 0;

  constructor(private readonly secret: string) {}

  /** @returns what to use instead, if the request must not be carried out */
  refusal(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Renewal | undefined {
    const { method = 'GET', url: path = '/', headers } = request;
    const session = textOf(headers[SESSION]);
    const counter = Number(headers[COUNTER]);
    const nonce = nonceOf(request);
    const hash = claimedHash(request);
    const expected = signatureOfRequest(this.secret, { method, path, session, counter, nonce, hash });
    const isGenuine = isSignature(headers[SIGNATURE], expected);
    if (!isGenuine || session !== this.session || !(counter > this.last))
      return { session: this.session, counter: this.last };
    this.last = counter;
    return undefined;
  }
}

/** The nonce of a request, for the signature of its answer. */
export const nonceOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  textOf(headers[NONCE]).slice(0, 100);

/** What a request says about its body; to be compared with the body. */
export const claimedHash = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  textOf(headers[BODY_HASH]);

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
