import type { Server } from 'node:http';
import { Readable } from 'node:stream';
import type { ServerOptions } from 'node:https';
import { z } from 'zod';
import type { Logger } from '../../../repository/Repository';
import { batchSchema, HASH } from '../feed/Batch';
import { unpack } from '../wire/pack';
import { signedServer, type Answer, type Asked } from '../wire/signed-server';
import type { Incoming } from './Incoming';
import type { NodeTree } from './NodeTree';
import type { Outbox } from './Outbox';

/** The addresses of a node's receiver. */
export const NODE_ADDRESSES = {
  state: '/replication/state',
  changes: '/replication/changes',
  comparison: '/replication/comparison',
  pack: '/replication/pack',
  bytes: '/replication/bytes/',
  submissions: '/replication/submissions',
} as const;

export interface ReceiverOptions {
  readonly tree: NodeTree;
  readonly incoming: Incoming;
  readonly outbox: Outbox;
  readonly secret: string;
  readonly tls?: Pick<ServerOptions, 'ca' | 'cert' | 'key'> | undefined;
  readonly log: Logger;
  /** The files of the tree at these paths have changed: resolves when visitors see them. */
  readonly onApplied: (paths: readonly string[], version: string | null) => Promise<void>;
}

const takenSchema = z.object({ paths: z.array(z.string()) });

/** A node's server for its author, which is not listening yet. */
export function receiver({ tree, incoming, outbox, secret, tls, log, onApplied }: ReceiverOptions): Server {
  const handlers: Readonly<Record<string, (asked: Asked) => Promise<Answer>>> = {
    [`GET ${NODE_ADDRESSES.state}`]: async () =>
      found({ position: tree.position ?? null, submissions: outbox.length }),
    [`POST ${NODE_ADDRESSES.changes}`]: async (asked) => {
      const applied = await tree.apply(batchSchema.parse(await json(asked)));
      if (applied.is === 'applied' && applied.paths.length > 0)
        await onApplied(applied.paths, applied.position.version);
      return found(applied);
    },
    [`POST ${NODE_ADDRESSES.comparison}`]: async (asked) =>
      found(await tree.compare(batchSchema.parse(await json(asked)))),
    [`POST ${NODE_ADDRESSES.pack}`]: async (asked) => {
      for (const { hash, bytes } of unpack(await asked.body()))
        await incoming.store(hash, Readable.from([bytes]));
      return found({});
    },
    [`GET ${NODE_ADDRESSES.submissions}`]: async () => found(await outbox.next()),
    [`POST ${NODE_ADDRESSES.submissions}`]: async (asked) => {
      await outbox.remove(takenSchema.parse(await json(asked)).paths);
      return found({});
    },
  };
  return signedServer({ secret, tls, log, answer });

  async function answer(asked: Asked): Promise<Answer> {
    const { method, path, hash } = asked;
    const handler = handlers[`${method} ${path}`];
    if (handler) return handler(asked);
    const name = path.startsWith(NODE_ADDRESSES.bytes) ? path.slice(NODE_ADDRESSES.bytes.length) : '';
    if (method !== 'PUT' || !HASH.test(name) || name !== hash)
      return { status: 404, body: { message: `There is no ${method} ${path}` } };
    await incoming.store(name, asked.stream);
    return found({});
  }
}

const found = (body: unknown): Answer => ({ status: 200, body });
const json = async (asked: Asked): Promise<unknown> => JSON.parse((await asked.body()).toString()) as unknown;
