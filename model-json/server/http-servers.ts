import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Answers } from './Answers';

/** Milliseconds: a proxy in front keeps its connections for 60 s, and must be the one to close them. */
const TIMEOUTS = { keepAliveTimeout: 72_000, requestTimeout: 30_000 } as const;

/** Milliseconds between looks for connections whose last request is done. */
const CLOSING_STEP = 50;

/** Makes the HTTP servers of one application: `localhost` is two addresses, and Fastify wants a server for each. */
export class HttpServers {
  private readonly servers: Server[] = [];
  private closing = false;

  /**
   * @param answers what has been answered before, if that is kept
   * @param admits whether a request may get one of these; the routes decide on their own
   */
  constructor(
    private readonly answers?: Answers,
    private readonly admits: (request: IncomingMessage) => boolean = () => true,
  ) {}

  /** For Fastify's `serverFactory`. */
  readonly create = (routes: RequestListener): Server => {
    const server = createServer(TIMEOUTS, (request, response) => {
      // Proxies may read another of two hosts than we do.
      if (hasSeveralHosts(request)) return void response.writeHead(400, { connection: 'close' }).end();
      const mayKnow = !this.closing && this.admits(request);
      if (!mayKnow || !this.answers?.give(request, response)) routes(request, response);
    });
    this.servers.push(server);
    return server;
  };

  /** When the application closes, connections end with the request that is under way on them, not by their timeout. */
  endWith(app: FastifyInstance): void {
    app.addHook('preClose', (done) => {
      this.closing = true;
      for (const server of this.servers.filter(({ listening }) => listening)) {
        const timer = setInterval(() => server.closeIdleConnections(), CLOSING_STEP);
        server.once('close', () => clearInterval(timer));
      }
      done();
    });
  }
}

/** Node keeps the first and says nothing of the others; RFC 9112 wants such a request refused. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
