import { randomBytes } from 'node:crypto';
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps, type AgentOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Queue } from '../../../repository/files/Queue';
import { isObject } from '../../../../../shared/checked/is-object';
import { NodeError } from './NodeError';
import {
  BODY_HASH,
  COUNTER,
  hashOf,
  isSignature,
  NONCE,
  SESSION,
  SIGNATURE,
  signatureOfAnswer,
  signatureOfRequest,
} from './signature';

/** Milliseconds of silence after which a connection counts as broken: a node answers when its visitors see the change. */
const PATIENCE = 60_000;

/** A body that is not in memory, with its SHA-256. */
export interface StreamedBody {
  readonly hash: string;
  readonly size: number;
  readonly open: () => Readable;
}

type Body = Buffer | StreamedBody;

/** An answer of a node whose signature is right. */
export interface NodeAnswer {
  readonly status: number;
  readonly body: Buffer;
  /** The body as JSON. @throws NodeError if it is none */
  json(): unknown;
}

export interface NodeClientOptions {
  /** `https://publish-1.example.com:4506` */
  readonly url: string;
  readonly secret: string;
  /** Our certificate and the authority of the node's, in PEM. */
  readonly tls?: Pick<AgentOptions, 'ca' | 'cert' | 'key'>;
}

/** Signed requests to one node, one after the other, over one connection. */
export class NodeClient {
  private readonly agent: HttpAgent;
  private readonly line = new Queue();
  private session = '';
  private counter = 0;

  constructor(private readonly options: NodeClientOptions) {
    const common = { keepAlive: true, maxSockets: 1 };
    this.agent = this.isSecure ? new HttpsAgent({ ...common, ...options.tls }) : new HttpAgent(common);
  }

  /**
   * Sends a request, again if the node has been restarted since the last one.
   *
   * @throws NodeError if it cannot be reached, refuses our signature, or its own is wrong
   */
  send(method: string, path: string, body: Body = Buffer.alloc(0)): Promise<NodeAnswer> {
    return this.line.run(() => this.sendNext(method, path, body));
  }

  close(): void {
    this.agent.destroy();
  }

  private async sendNext(method: string, path: string, body: Body): Promise<NodeAnswer> {
    const first = await this.once(method, path, body);
    if (first.status !== 401) return first;
    const renewed = first.json();
    if (!isObject(renewed) || typeof renewed['session'] !== 'string')
      throw new NodeError('it refuses our signature');
    this.session = renewed['session'];
    this.counter = Number(renewed['counter']);
    const second = await this.once(method, path, body);
    if (second.status === 401) throw new NodeError('it refuses our signature');
    return second;
  }

  private get isSecure(): boolean {
    return this.options.url.startsWith('https:');
  }

  private async once(method: string, path: string, body: Body): Promise<NodeAnswer> {
    const { secret } = this.options;
    this.counter += 1;
    const nonce = randomBytes(16).toString('hex');
    const [hash, size] = Buffer.isBuffer(body) ? [hashOf(body), body.length] : [body.hash, body.size];
    const signed = { method, path, session: this.session, counter: this.counter, nonce, hash };
    const { status, headers, bytes } = await this.exchange(method, path, body, {
      [SESSION]: this.session,
      [COUNTER]: this.counter,
      [NONCE]: nonce,
      [BODY_HASH]: hash,
      [SIGNATURE]: signatureOfRequest(secret, signed),
      'content-length': size,
    });
    if (!isSignature(headers[SIGNATURE], signatureOfAnswer(secret, nonce, status, bytes)))
      throw new NodeError(
        `its answer (${status}) is not signed with our secret: REPLICATION_SECRET differs, or it is not a publish node`,
      );
    return { status, body: bytes, json: () => parsed(bytes) };
  }

  /** @throws NodeError with the connection's error */
  private async exchange(method: string, path: string, body: Body, headers: Record<string, string | number>) {
    const request = (this.isSecure ? requestHttps : requestHttp)(new URL(path, this.options.url), {
      method,
      headers,
      agent: this.agent,
      timeout: PATIENCE,
    });
    request.on('timeout', () => request.destroy(new Error(`no answer for ${PATIENCE / 1000} s`)));
    try {
      const answered = new Promise<IncomingMessage>((resolve, reject) => {
        request.once('response', resolve);
        request.once('error', reject);
      });
      if (Buffer.isBuffer(body)) request.end(body);
      // The node can answer, and close, before it has read everything.
      else void pipeline(body.open(), request).catch(() => undefined);
      const answer = await answered;
      return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: await buffer(answer) };
    } catch (error) {
      throw new NodeError(`it cannot be reached: ${reasonOf(error)}`, { cause: error });
    }
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch {
    throw new NodeError('its answer is not JSON');
  }
}

/** `localhost` has two addresses: if both fail, the message of the error is empty. */
function reasonOf(error: unknown): string {
  const { message = '', code = '' } = isObject(error) ? error : {};
  return [message, code].map(String).find(Boolean) ?? String(error);
}
