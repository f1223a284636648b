import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Machine } from './Machine';

/** Gives each request to the next machine, without any memory of visitors; to another if that one is stopped. */
export class LoadBalancer {
  private readonly server: Server;
  private turn = 0;

  constructor(private readonly machines: readonly Machine[]) {
    this.server = createServer((asked, answer) => this.pass(asked, answer, this.machines.length));
  }

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private pass(asked: IncomingMessage, answer: ServerResponse, attempts: number): void {
    if (attempts === 0) return void answer.writeHead(502).end();
    const address = this.machines[this.turn++ % this.machines.length]?.address;
    if (address === undefined) return this.pass(asked, answer, attempts - 1);
    const { method, headers, url = '/' } = asked;
    const passed = request(address + url, { method, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    // A machine that is stopping takes no more connections.
    passed.on('error', () =>
      answer.headersSent ? answer.destroy() : this.pass(asked, answer, attempts - 1),
    );
    asked.pipe(passed);
  }
}
