import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './Cluster';
import { WRITING } from './Cluster';
import { isPassing, OpenSearchError } from './OpenSearchError';
import { keyOf } from './record';

/** A request holds so much at most; larger ones gain nothing and cost the nodes memory. */
const MOST_BYTES = 1_000_000;
const MOST_ACTIONS = 500;
/** Requests under way at once. */
const MOST_REQUESTS = 2;
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

interface Outcome {
  readonly _id: string;
  readonly status: number;
  readonly error?: { readonly type: string; readonly reason: string };
}

interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly Readonly<Record<string, Outcome>>[];
}

/**
 * Writes documents in bulk. It sends no more than the cluster takes: the next request waits for an earlier one, and what the
 * nodes reject because they have too much to do is sent again later.
 */
export class Feeder {
  private actions: string[] = [];
  private bytes = 0;
  private readonly underWay = new Set<Promise<void>>();
  private failure: Error | undefined;

  /** @param alias what is written to; it must exist, or a deleted index would come back without its mappings */
  constructor(
    private readonly cluster: Cluster,
    private readonly alias: string,
    private readonly refresh = false,
  ) {}

  /** @param record the fields; undefined removes the document */
  async add(id: string, record: object | undefined): Promise<void> {
    const _id = keyOf(id);
    const action = record
      ? `${JSON.stringify({ index: { _id } })}\n${JSON.stringify(record)}\n`
      : `${JSON.stringify({ delete: { _id } })}\n`;
    this.actions.push(action);
    this.bytes += Buffer.byteLength(action);
    if (this.bytes >= MOST_BYTES || this.actions.length >= MOST_ACTIONS) await this.send();
  }

  /** Resolves when everything is written. @throws the first failure */
  async done(): Promise<void> {
    if (this.actions.length > 0) await this.send();
    await Promise.all(this.underWay);
    if (this.failure) throw this.failure;
  }

  private async send(): Promise<void> {
    const { actions } = this;
    this.actions = [];
    this.bytes = 0;
    while (this.underWay.size >= MOST_REQUESTS) await Promise.race(this.underWay);
    if (this.failure) throw this.failure;
    const sent: Promise<void> = this.write(actions)
      .catch((error: Error) => void (this.failure ??= error))
      .finally(() => this.underWay.delete(sent));
    this.underWay.add(sent);
  }

  private async write(actions: readonly string[]): Promise<void> {
    const end = performance.now() + WRITING.whole;
    let left = actions;
    for (let pause = PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const path = `/${this.alias}/_bulk?require_alias=true&refresh=${this.refresh}`;
      const { errors, items } = await this.cluster.ask<BulkAnswer>('POST', path, left.join(''), WRITING);
      if (!errors) return;
      const outcomes = items.flatMap((item) => Object.values(item));
      const fatal = outcomes.find(({ error, status }) => error && !isPassing(status, error.type));
      const rejected = left.filter((_, index) => outcomes[index]?.error);
      const first = fatal ?? outcomes.find(({ error }) => error);
      if (rejected.length === 0 || !first) return;
      if (fatal || performance.now() > end) {
        const { type = 'unknown', reason = '' } = first.error ?? {};
        throw new OpenSearchError(first.status, type, `OpenSearch did not write a document: ${reason}`);
      }
      left = rejected;
      await sleep(pause);
    }
  }
}
