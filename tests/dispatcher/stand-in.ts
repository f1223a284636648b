import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnySection } from './any-file';
import { isAllowed } from './decide';

/** What AEM's publish does not say by itself; the virtual host has to. */
const UNSAID = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-robots-tag',
];

/** In the Dispatcher's place, between httpd and publish: refuses what the filters refuse, and passes on all else. */
export class StandIn {
  /** What came through to publish, as `GET /content/ventora/gb/en.html`. */
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
