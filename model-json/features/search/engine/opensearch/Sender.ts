import http from 'node:http';
import https from 'node:https';

/** Where a cluster is. */
export interface ClusterAddress {
  /** Origins of its nodes; all have the same scheme. */
  readonly nodes: readonly URL[];
  readonly user?: string;
  readonly password?: string;
  /** The certificate that signed those of the nodes, in PEM. @default those that Node.js trusts */
  readonly ca?: string;
}

/** What a request sends: JSON, or lines of JSON for `_bulk`. */
export type Body = object | string;

export interface Received {
  readonly status: number;
  readonly text: string;
}

/** A node that did not answer is not asked for so many milliseconds. */
const REST_MS = 2000;
const MOST_SOCKETS = 32;
/** Milliseconds to connect; a node that takes longer counts as unreachable. */
const CONNECT_MS = 3000;
/** In place of an answer that takes too long: another attempt may succeed. */
const SLOW: Received = { status: 504, text: 'no answer in time' };

/** Sends requests to the nodes of a cluster in turns; keeps connections. */
export class Sender {
  private readonly agent: http.Agent;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly resting = new Map<URL, number>();
  private turn = 0;

  constructor(private readonly address: ClusterAddress) {
    const { nodes, user, password = '', ca } = address;
    const isSecure = nodes.every(({ protocol }) => protocol === 'https:');
    const settings = { keepAlive: true, maxSockets: MOST_SOCKETS };
    this.agent = isSecure ? new https.Agent({ ...settings, ...(ca && { ca }) }) : new http.Agent(settings);
    const basic = Buffer.from(`${user}:${password}`).toString('base64');
    this.headers = user === undefined ? {} : { authorization: `Basic ${basic}` };
  }

  get count(): number {
    return this.address.nodes.length;
  }

  /** The nodes, for the log. */
  get hosts(): string {
    return this.address.nodes.map(({ host }) => host).join(', ');
  }

  /** @throws if the next node cannot be reached */
  async send(method: string, path: string, body: Body | undefined, ms: number): Promise<Received> {
    const node = this.next();
    try {
      const received = await this.exchange(node, method, path, body, ms);
      if (received === SLOW) this.rest(node);
      else this.resting.delete(node);
      return received;
    } catch (error) {
      this.rest(node);
      throw error;
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private rest(node: URL): void {
    this.resting.set(node, performance.now() + REST_MS);
  }

  /** The next node that is not resting; if all are, the next one. */
  private next(): URL {
    const { nodes } = this.address;
    const now = performance.now();
    const inTurn = nodes.map((_, index) => nodes[(this.turn + index) % nodes.length]!);
    this.turn = (this.turn + 1) % nodes.length;
    return inTurn.find((node) => (this.resting.get(node) ?? 0) <= now) ?? inTurn[0]!;
  }

  private exchange(node: URL, method: string, path: string, body: Body | undefined, ms: number) {
    const text = typeof body === 'object' ? JSON.stringify(body) : (body ?? '');
    const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json';
    const headers = {
      ...this.headers,
      ...(text !== '' && { 'content-type': type, 'content-length': Buffer.byteLength(text) }),
    };
    const { request } = node.protocol === 'https:' ? https : http;
    return new Promise<Received>((resolve, reject) => {
      const url = new URL(path, node);
      const sent = request(url, { method, headers, agent: this.agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
      });
      sent.on('error', reject);
      sent.on('socket', (socket) => {
        if (!socket.connecting) return;
        const late = setTimeout(() => sent.destroy(new Error('cannot be reached')), CONNECT_MS);
        socket.once('connect', () => clearTimeout(late)).once('close', () => clearTimeout(late));
      });
      const slow = setTimeout(() => {
        resolve(SLOW);
        sent.destroy();
      }, ms);
      sent.on('close', () => clearTimeout(slow));
      sent.end(text);
    });
  }
}
