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

export interface PublishNodesOptions {
  readonly folder: DataFolder;
  /** Author's folder of form submissions. */
  readonly submissionsDir: string;
  /** The addresses of the nodes' receivers. */
  readonly urls: readonly string[];
  readonly secret: string;
  readonly tls?: NodeClientOptions['tls'];
  readonly log: Logger;
}

/** Author's publish nodes on other machines, each with a queue of its own. */
export class PublishNodes {
  private constructor(
    readonly feed: ChangeFeed,
    private readonly queues: readonly NodeQueue[],
    private readonly end: () => Promise<void>,
  ) {}

  /** Records what was published since the last start. Nothing is sent before `start`. */
  static async open(options: PublishNodesOptions): Promise<PublishNodes> {
    const { folder, submissionsDir, urls, secret, tls, log } = options;
    const file = (name: string) => join(folder.dir, REPLICATION, 'nodes', name);
    const feed = await ChangeFeed.open(file('feed.db'), new PublishedFiles(folder), log);
    const states = new NodeStates(file('states.db'), feed.id);
    const inbox = new Inbox(submissionsDir, file('submissions.db'));
    const clients: NodeClient[] = [];
    const queues = urls.map((url) => {
      const client = new NodeClient({ url, secret, ...(tls && { tls }) });
      clients.push(client);
      return new NodeQueue({ url, feed, states, link: new NodeLink(client, feed), inbox, log });
    });
    return new PublishNodes(feed, queues, async () => {
      const ended = Promise.all(queues.map((queue) => queue.close()));
      // A node that does not answer must not delay the end.
      clients.forEach((client) => client.close());
      await ended;
      await feed.close();
      states.close();
      inbox.close();
    });
  }

  start(): void {
    this.queues.forEach((queue) => queue.start());
  }

  /** The queue of each node, for metrics and for authors. */
  figures(): NodeFigures[] {
    return this.queues.map((queue) => queue.figures());
  }

  /** A node's queue by its name; undefined if there is no such node. */
  find(name: string | undefined): NodeQueue | undefined {
    return this.queues.find((queue) => queue.name === name);
  }

  close(): Promise<void> {
    return this.end();
  }
}
