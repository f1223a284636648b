import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const SCRIPT = '/__dev/reload.js';
const EVENTS = '/__dev/reload';

/** Also sent to each new connection, so that a page detects a restart of the server. */
const START = randomUUID();

const SOURCE = `
let start;
new EventSource('${EVENTS}').onmessage = ({ data }) => {
  if (start === undefined) start = data;
  else location.reload();
};
`;

/** Reloads open pages when code or content has changed. Development only. */
export class DevReload {
  /** Markup for the end of each page. */
  readonly inject = `<script src="${SCRIPT}"></script>`;
  private readonly listeners = new Set<ServerResponse>();
  private timer: NodeJS.Timeout | undefined;

  /** Several files saved together count as one change. */
  changed(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => this.listeners.forEach((listener) => listener.write(`data: ${randomUUID()}\n\n`)),
      50,
    );
  }

  routes(app: FastifyInstance): void {
    app.get(SCRIPT, async (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(SOURCE),
    );
    app.get(EVENTS, (_request, reply) => {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      raw.write(`data: ${START}\n\n`);
      this.listeners.add(raw);
      raw.on('close', () => this.listeners.delete(raw));
    });
    app.addHook('preClose', async () => this.listeners.forEach((listener) => listener.destroy()));
  }
}
