import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnySection } from './any-file';
import { isAllowed } from './decide';

/** Headers that AEM's publish does not send by itself; the virtual host must add them. */
const UNSAID = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-robots-tag',
];

/**
 * Takes the place of the Dispatcher between httpd and publish: refuses what the filters refuse, forwards everything
 * else.
 */
export class StandIn {
  /** Requests that reached publish, as `GET /content/ventora/gb/en.html`. */
  readonly passed: string[] = [];

  private constructor(
    readonly origin: string,
    private readonly server: Server,
  ) {}

  static async start(filter: AnySection, publish: string): Promise<StandIn> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const standIn = new StandIn(`http://localhost:${(server.address() as AddressInfo).port}`, server);
    server.on('request', (asked: IncomingMessage, answer: ServerResponse) => {
      const { method = '', url = '', headers } = asked;
      if (!isAllowed(filter, method, url)) return void answer.writeHead(404).end();
      standIn.passed.push(`${method} ${url}`);
      const onward = request(publish + url, { method, headers }, (published) => {
        const said = Object.entries(published.headers).filter(([name]) => !UNSAID.includes(name));
        answer.writeHead(published.statusCode!, Object.fromEntries(said));
        published.pipe(answer);
      });
      asked.pipe(onward);
    });
    return standIn;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
