import { join } from 'node:path';
import type { DataFolder } from '../../../repository/data-folder';
import { REPLICATION } from '../../../repository/data-folder';
import type { Logger } from '../../../repository/Repository';
import { ChangeFeed } from '../feed/ChangeFeed';
import { PublishedFiles } from '../feed/PublishedFiles';
import { NodeClient, type NodeClientOptions } from '../wire/NodeClient';
import { Inbox } from './Inbox';
import type { NodeFigures } from './NodeFigures';
import { NodeLink } from './NodeLink';
import { NodeQueue } from './NodeQueue';
import { NodeStates } from './NodeStates';
import { Purger, type Cache, type PurgeFigures } from '../purge/Purger';

export interface PublishNodesOptions {
  readonly folder: DataFolder;
  /** Author's folder of form submissions. */
  readonly submissionsDir: string;
  /** The addresses of the nodes' receivers. */
  readonly urls: readonly string[];
  readonly secret: string;
  readonly tls?: NodeClientOptions['tls'];
  /** Caches in front of publish, to be purged when content changes. @default none */
  readonly caches?: readonly Cache[];
  readonly log: Logger;
}

/** The publish server of this machine in the states. */
const HERE = 'here';

/** Author's publish nodes on other machines, each with a queue of its own. */
export class PublishNodes {
  private constructor(
    readonly feed: ChangeFeed,
    private readonly queues: readonly NodeQueue[],
    private readonly states: NodeStates,
    private readonly purger: Purger,
    private readonly end: () => Promise<void>,
  ) {}

  /** Records what was published since the last start. Nothing is sent before `start`. */
  static async open(options: PublishNodesOptions): Promise<PublishNodes> {
    const { folder, submissionsDir, urls, secret, tls, caches = [], log } = options;
    const file = (name: string) => join(folder.dir, REPLICATION, 'nodes', name);
    const feed = await ChangeFeed.open(file('feed.db'), new PublishedFiles(folder), log);
    const states = new NodeStates(file('states.db'), feed.id);
    const inbox = new Inbox(submissionsDir, file('submissions.db'));
    const purger = new Purger({ caches, nodes: [HERE, ...urls], feed, states, log });
    const onDelivered = () => purger.delivered();
    const clients: NodeClient[] = [];
    const queues = urls.map((url) => {
      const client = new NodeClient({ url, secret, ...(tls && { tls }) });
      clients.push(client);
      return new NodeQueue({ url, feed, states, link: new NodeLink(client, feed), inbox, log, onDelivered });
    });
    return new PublishNodes(feed, queues, states, purger, async () => {
      const ended = Promise.all(queues.map((queue) => queue.close()));
      // A node that does not answer must not delay the end.
      clients.forEach((client) => client.close());
      await Promise.all([ended, purger.close()]);
      await feed.close();
      states.close();
      inbox.close();
    });
  }

  start(): void {
    this.queues.forEach((queue) => queue.start());
    this.purger.delivered();
  }

  /** Visitors of this machine see the last position: caches in front of it can fetch it. */
  served(): void {
    this.states.set(HERE, { at: this.feed.position });
    this.purger.delivered();
  }

  /** The queue of each node, for metrics and for authors. */
  figures(): NodeFigures[] {
    return this.queues.map((queue) => queue.figures());
  }

  /** What caches have not confirmed yet. */
  purges(): PurgeFigures {
    return this.purger.figures();
  }

  /** A node's queue by its name; undefined if there is no such node. */
  find(name: string | undefined): NodeQueue | undefined {
    return this.queues.find((queue) => queue.name === name);
  }

  close(): Promise<void> {
    return this.end();
  }
}
