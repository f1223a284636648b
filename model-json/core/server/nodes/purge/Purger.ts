import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { messageOf } from '../../../../../shared/checked/error-parts';
import type { Logger } from '../../../repository/Repository';
import { Pulse } from '../author/Pulse';
import type { NodeStates } from '../author/NodeStates';
import type { ChangeFeed } from '../feed/ChangeFeed';
import { keysOfChange } from './surrogate-keys';

/** A CDN, a dispatcher or another cache in front of publish. */
export interface Cache {
  readonly url: string;
  /** `PURGE`, `BAN`, `POST`. */
  readonly method: string;
  /** An additional header, such as `Fastly-Key: …`. */
  readonly header?: { readonly name: string; readonly value: string } | undefined;
}

export interface PurgerOptions {
  readonly caches: readonly Cache[];
  /** The names of all publish nodes in the states. */
  readonly nodes: readonly string[];
  readonly feed: ChangeFeed;
  readonly states: NodeStates;
  readonly log: Logger;
}

/** What waits to be purged, for metrics. */
export interface PurgeFigures {
  readonly isWaiting: boolean;
  readonly failures: number;
  readonly lastError: string | null;
}

/** Milliseconds. */
const PATIENCE = 10_000;
const PAUSE = { first: 500, most: 30_000 };
const NEVER = 2 ** 31 - 1;

/**
 * Purges caches by surrogate keys when a node has got a change, not before: a cache would fetch the old answer again.
 * With several nodes it purges after each, the last of which leaves nothing old behind. Until a cache confirms, the
 * purge is repeated, even after a restart.
 */
export class Purger {
  private readonly pulse = new Pulse(() => this.attempt());
  private failures = 0;
  private lastError: string | undefined;

  constructor(private readonly options: PurgerOptions) {}

  /** A node has got something. */
  delivered(): void {
    if (this.options.caches.length > 0) this.pulse.now();
  }

  figures(): PurgeFigures {
    return {
      isWaiting: this.options.caches.length > 0 && this.due().length > 0,
      failures: this.failures,
      lastError: this.lastError ?? null,
    };
  }

  close(): Promise<void> {
    return this.pulse.end();
  }

  private due() {
    const { nodes, states } = this.options;
    return nodes.map((url) => ({ url, ...states.get(url) })).filter(({ at, purgedTo }) => at > purgedTo);
  }

  private async attempt(): Promise<number> {
    const due = this.due();
    if (due.length === 0) return NEVER;
    const { feed, caches, states, log } = this.options;
    const keys = keysOfChange(feed.since(Math.min(...due.map(({ purgedTo }) => purgedTo))));
    try {
      await Promise.all(caches.map((cache) => purge(cache, keys)));
      for (const { url, at } of due) states.set(url, { purgedTo: at });
      this.failures = 0;
      return 0;
    } catch (error) {
      this.failures += 1;
      this.lastError = messageOf(error);
      log.warn(`Nodes: ${this.lastError}; old answers stay in the cache until that succeeds; trying again`);
      return Math.min(PAUSE.first * 2 ** (this.failures - 1), PAUSE.most);
    }
  }
}

/** @throws Error that names the cache, but not its secret */
async function purge({ url, method, header }: Cache, keys: readonly string[]): Promise<void> {
  try {
    const status = await new Promise<number>((resolve, reject) => {
      const request = (url.startsWith('https:') ? requestHttps : requestHttp)(
        url,
        {
          method,
          timeout: PATIENCE,
          headers: {
            'surrogate-key': keys.join(' '),
            'cache-tag': keys.join(','),
            'content-length': 0,
            ...(header && { [header.name]: header.value }),
          },
        },
        (answer: IncomingMessage) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        },
      );
      request.on('timeout', () => request.destroy(new Error(`no answer for ${PATIENCE / 1000} s`)));
      request.on('error', reject);
      request.end();
    });
    if (status < 200 || status > 299) throw new Error(`it answers ${status}`);
  } catch (error) {
    throw new Error(`${method} ${url} failed: ${messageOf(error)}`, { cause: error });
  }
}
