import { randomUUID } from 'node:crypto';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { FastifyInstance } from 'fastify';
import { userNow } from '../../accounts/Actor';
import type { Instance } from '../../Instance';
import { makeServer } from '../make-server';

/** Milliseconds without a request after which a session ends; clients begin a new one. */
const IDLE_MS = 30 * 60_000;
/** A client that opens more has lost track of them. */
const MOST_OF_ACCOUNT = 20;
const MOST = 500;

interface Session {
  readonly transport: StreamableHTTPServerTransport;
  /** The account that began it: nobody else can go on with it. */
  readonly account: string;
  usedAt: number;
}

/** The sessions of agents with one instance, which shows what they may read. */
export class McpSessions {
  private readonly sessions = new Map<string, Session>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly instance: Instance,
    private readonly app: FastifyInstance,
  ) {
    this.timer = setInterval(() => this.endIdle(), 60_000).unref();
  }

  /** The transport of a session of the person asking; undefined if there is none. */
  find(id: string, now = Date.now()): StreamableHTTPServerTransport | undefined {
    const session = this.sessions.get(id);
    if (!session || session.account !== userNow()) return undefined;
    session.usedAt = now;
    return session.transport;
  }

  /** Begins a session, which has a name once the client has initialised it. */
  async begin(): Promise<StreamableHTTPServerTransport> {
    const account = userNow();
    const id = randomUUID();
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => id,
      enableJsonResponse: true,
      onsessioninitialized: () => {
        this.makeRoom(account);
        this.sessions.set(id, { transport, account, usedAt: Date.now() });
      },
      onsessionclosed: () => void this.sessions.delete(id),
    });
    const server = makeServer({ instance: this.instance, app: this.app, editorId: `agent-${id}` });
    await server.connect(transport);
    return transport;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    const all = [...this.sessions.values()];
    this.sessions.clear();
    for (const { transport } of all) await transport.close();
  }

  private makeRoom(account: string): void {
    const own = [...this.sessions].filter(([, session]) => session.account === account);
    if (own.length >= MOST_OF_ACCOUNT) this.end(own);
    if (this.sessions.size >= MOST) this.end([...this.sessions]);
  }

  /** Ends the one that was used least lately. */
  private end(among: readonly (readonly [string, Session])[]): void {
    const [oldest] = [...among].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    if (!oldest) return;
    this.sessions.delete(oldest[0]);
    void oldest[1].transport.close();
  }

  private endIdle(now = Date.now()): void {
    for (const [id, { usedAt, transport }] of this.sessions) {
      if (now - usedAt < IDLE_MS) continue;
      this.sessions.delete(id);
      void transport.close();
    }
  }
}
