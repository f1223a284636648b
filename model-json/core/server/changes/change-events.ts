import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { actorNow } from '../accounts/Actor';
import type { Repository } from '../../repository/Repository';
import { servlet } from '../../../../shared/addresses/app';

export const CHANGES_ADDRESS = servlet('changes');

/** Proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** Maximum of pending bytes for a client that does not read; it starts over when it reconnects. */
const MAX_WAITING = 256 * 1024;
const RETRY_MS = 2000;

/**
 * Notifies editors of each content change by server-sent events: `{version, paths, by, user}`. The event `ready` contains the
 * current version, so that a client that reconnects knows whether it missed something.
 */
export function changeEvents(app: FastifyInstance, { repository }: { repository: Repository }): void {
  const clients = new Set<ServerResponse>();

  const send = (client: ServerResponse, text: string): void => {
    client.write(text);
    if (client.writableLength > MAX_WAITING) client.destroy();
  };
  // Who may not read everything does not learn how much has changed elsewhere.
  let seen = repository.version;
  const count = (version: number) => (seen = repository.isReadable ? seen + 1 : version);
  const stopFollowing = repository.onChange((change) => {
    const { paths, by } = change;
    const version = count(change.version);
    const data = JSON.stringify({ version, paths, by, user: actorNow()?.id });
    clients.forEach((client) => send(client, `id: ${version}\ndata: ${data}\n\n`));
  });
  const heartbeat = setInterval(() => clients.forEach((client) => send(client, ': alive\n\n')), HEARTBEAT_MS);
  heartbeat.unref();

  app.get(CHANGES_ADDRESS, (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    clients.add(raw);
    raw.on('close', () => clients.delete(raw));
    const version = repository.isReadable ? seen : repository.version;
    raw.write(`retry: ${RETRY_MS}\n\nevent: ready\ndata: ${JSON.stringify({ version })}\n\n`);
  });
  app.addHook('preClose', async () => {
    stopFollowing();
    clearInterval(heartbeat);
    clients.forEach((client) => client.destroy());
  });
}
