import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  isInitializeRequest,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';

export interface Author {
  /** `http://localhost:4502/mcp`. */
  readonly address: URL;
  /** A token of an account; undefined if author has none. */
  readonly token?: string | undefined;
}

/** The id of requests that the bridge sends itself. */
const OWN = 'bridge-initialize';
/** Milliseconds that a restarting server is waited for. */
const PAUSES = [200, 1000, 3000];

/**
 * Passes messages between a client's pipe and author's `/mcp`. If author was restarted, a new session is begun, and the
 * client does not notice.
 */
export class Bridge {
  private remote: StreamableHTTPClientTransport | undefined;
  private greeting: JSONRPCMessage | undefined;
  private line: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: Transport,
    private readonly author: Author,
  ) {}

  async start(): Promise<void> {
    this.client.onmessage = (message) => {
      this.line = this.line.then(() => this.pass(message));
    };
    this.client.onclose = () => void this.remote?.terminateSession().catch(() => undefined);
    await this.client.start();
  }

  private async pass(message: JSONRPCMessage): Promise<void> {
    if (isInitializeRequest(message)) this.greeting = message;
    for (const [attempt, pause] of [...PAUSES.entries(), [PAUSES.length, undefined] as const]) {
      try {
        this.remote ??= await this.connected();
        return await this.remote.send(message);
      } catch (error) {
        const isAway = error instanceof TypeError;
        if (isEnded(error) && attempt === 0) await this.beginAgain().catch(() => undefined);
        else if (!isAway || pause === undefined)
          return await this.tell(message, reasonOf(error, this.author));
        else await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  private async connected(): Promise<StreamableHTTPClientTransport> {
    const { address, token } = this.author;
    const remote = new StreamableHTTPClientTransport(address, {
      requestInit: { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } },
    });
    remote.onmessage = (message) => {
      if ('id' in message && message.id === OWN) return;
      if ('result' in message && isAnswerToGreeting(message.result))
        remote.setProtocolVersion(message.result.protocolVersion);
      void this.client.send(message);
    };
    await remote.start();
    return remote;
  }

  private async beginAgain(): Promise<void> {
    if (!this.greeting) return;
    await this.remote?.close();
    this.remote = await this.connected();
    await this.remote.send({ ...this.greeting, id: OWN } as JSONRPCMessage);
    await this.remote.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
  }

  /** A request gets an answer in any case: a client would wait for it. */
  private async tell(message: JSONRPCMessage, reason: string): Promise<void> {
    console.error(reason);
    if (!isJSONRPCRequest(message)) return;
    const id: RequestId = message.id;
    await this.client.send({ jsonrpc: '2.0', id, error: { code: -32000, message: reason } });
  }
}

const isAnswerToGreeting = (result: object): result is { protocolVersion: string } =>
  'protocolVersion' in result && typeof result.protocolVersion === 'string';

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : undefined;

const isEnded = (error: unknown): boolean =>
  statusOf(error) === 404 && !/is not switched on/.test(String(error));

function reasonOf(error: unknown, { address, token }: Author): string {
  const status =
    statusOf(error) ?? (error instanceof Error && error.name === 'UnauthorizedError' ? 401 : undefined);
  if (status === 401)
    return token === undefined
      ? `${address.origin} asks who you are: make a token with npm run accounts -- token NAME "Agent", and give it in AUTHOR_TOKEN`
      : `${address.origin} does not know this token any more: make another with npm run accounts -- token NAME "Agent", and give it in AUTHOR_TOKEN`;
  if (status === 404 || status === 405)
    return `${address.href} is not switched on: start author with AUTHOR_MCP=on`;
  if (error instanceof TypeError)
    return `Author does not answer at ${address.origin}: start it with AUTHOR_MCP=on npm start, or say in AUTHOR_URL where it is`;
  return error instanceof Error ? error.message : String(error);
}
