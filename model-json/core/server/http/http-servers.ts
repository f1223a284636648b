import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds: a proxy in front keeps its connections for 60 s, and must close them first. */
const TIMEOUTS: ServerOptions = { keepAliveTimeout: 72_000, requestTimeout: 30_000 };

/** For servers requested only by our own programs, which close connections themselves. */
export const NO_TIMEOUTS: ServerOptions = { keepAliveTimeout: 0, requestTimeout: 0 };

/** Answers what it can before the routes run. @returns whether it did, or will */
export type Before = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Runs a request: what happens around it. */
export type Around = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void;

/** Milliseconds between checks for idle connections. */
const CLOSING_STEP = 50;

/** Creates the HTTP servers of one application: `localhost` has two addresses, and Fastify needs a server for each. */
export class HttpServers {
  private readonly servers: Server[] = [];
  private closing = false;
  /** Connections that browsers opened in advance, without a request yet; Node does not count them as idle. */
  private readonly unused = new Set<Socket>();

  constructor(
    private readonly before: Before = () => false,
    private readonly timeouts = TIMEOUTS,
    private readonly around: Around = (_request, _response, answer) => answer(),
  ) {}

  /** For Fastify's `serverFactory`. */
  readonly create = (routes: RequestListener): Server => {
    const server = createServer(this.timeouts, (request, response) => {
      this.unused.delete(request.socket);
      // Given two hosts, a proxy may read another one than we do.
      if (hasSeveralHosts(request)) return void response.writeHead(400, { connection: 'close' }).end();
      this.around(request, response, () => {
        if (this.closing || !this.before(request, response)) routes(request, response);
      });
    });
    server.on('connection', (socket: Socket) => {
      if (this.closing) return void socket.destroy();
      this.unused.add(socket);
      socket.once('close', () => this.unused.delete(socket));
    });
    this.servers.push(server);
    return server;
  };

  /** When the application closes, connections end after their current request, not by timeout. */
  endWith(app: FastifyInstance): void {
    app.addHook('preClose', (done) => {
      this.closing = true;
      for (const socket of this.unused) socket.destroy();
      for (const server of this.servers.filter(({ listening }) => listening)) {
        const timer = setInterval(() => server.closeIdleConnections(), CLOSING_STEP);
        server.once('close', () => clearInterval(timer));
      }
      done();
    });
  }
}

/** Node keeps the first and drops the others silently; RFC 9112 requires such a request to be refused. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
