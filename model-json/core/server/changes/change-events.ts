import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { actorNow } from '../accounts/Actor';
import { servlet } from '../../../../shared/addresses/app';
import type { Instance } from '../Instance';
import type { LiveEvent, Listening } from '../together/Live';

export const CHANGES_ADDRESS = servlet('changes');

/** Proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** Maximum of pending bytes for a client that does not read; it starts over when it reconnects. */
const MAX_WAITING = 256 * 1024;
const RETRY_MS = 2000;

const TAB = /^[\w-]{8,64}$/;

/**
 * Notifies editors of each content change by server-sent events: `{version, paths, by, user}`. The event `ready` contains the
 * current version, so that a client that reconnects knows whether it missed something. What people do beside each other
 * comes as events of other names: `presence`, `comments`, `notices`. `?tab=<id>` is a window that has a page open.
 */
export function changeEvents(
  app: FastifyInstance,
  { repository, together }: Pick<Instance, 'repository' | 'together'>,
): void {
  const clients = new Map<ServerResponse, Listening | undefined>();

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
    for (const client of clients.keys()) send(client, `id: ${version}\ndata: ${data}\n\n`);
  });
  const mayKnow = (listening: Listening | undefined, { to }: LiveEvent): boolean =>
    'person' in to ? listening?.person.id === to.person : (repository.isReadable?.(to.page) ?? true);
  const stopListening = together?.live.listen((event) => {
    const text = `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`;
    for (const [client, listening] of clients) if (mayKnow(listening, event)) send(client, text);
  });
  const heartbeat = setInterval(() => {
    for (const client of clients.keys()) send(client, ': alive\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();

  app.get(CHANGES_ADDRESS, (request, reply) => {
    const { tab } = request.query as { tab?: unknown };
    const known = typeof tab === 'string' && TAB.test(tab) ? tab : undefined;
    const left = known !== undefined ? together?.presence.open(known) : undefined;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    clients.set(raw, together && { person: together.people.of(request.raw), tab: known });
    raw.on('close', () => {
      clients.delete(raw);
      left?.();
    });
    const version = repository.isReadable ? seen : repository.version;
    raw.write(`retry: ${RETRY_MS}\n\nevent: ready\ndata: ${JSON.stringify({ version })}\n\n`);
  });
  app.addHook('preClose', async () => {
    stopFollowing();
    stopListening?.();
    clearInterval(heartbeat);
    for (const client of clients.keys()) client.destroy();
  });
}
