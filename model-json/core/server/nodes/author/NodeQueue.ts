import type { Logger } from '../../../repository/Repository';
import { messageOf } from '../../../../../shared/checked/error-parts';
import type { Batch } from '../feed/Batch';
import type { ChangeFeed } from '../feed/ChangeFeed';
import type { Differences } from '../node/NodeTree';
import type { Inbox } from './Inbox';
import type { NodeFigures } from './NodeFigures';
import type { NodeLink, NodePosition, NodeReport } from './NodeLink';
import type { NodeStates } from './NodeStates';
import { Pulse } from './Pulse';

export interface NodeQueueOptions {
  readonly url: string;
  readonly feed: ChangeFeed;
  readonly states: NodeStates;
  readonly link: NodeLink;
  readonly inbox: Inbox;
  readonly log: Logger;
  /** The node's visitors see what it was sent. */
  readonly onDelivered: () => void;
}

/** Milliseconds between two looks at a node that has everything: it may have been replaced, or have submissions. */
const EVERY = 1000;
/** Milliseconds before a failed attempt is repeated; doubled each time. */
const PAUSE = { first: 500, most: 30_000 };

/**
 * Brings one publish node to the last position of the feed, and keeps it there; fetches the forms that its visitors
 * send. The queue is what the feed has after the node's position: durable and in order, because the feed is.
 */
export class NodeQueue {
  readonly name: string;
  private readonly pulse: Pulse;
  private there: NodePosition | null | undefined;
  private failures = 0;
  private lastError: { readonly message: string; readonly at: Date } | undefined;
  private submissions = 0;
  private reportedAt: number | undefined;

  constructor(private readonly options: NodeQueueOptions) {
    this.name = new URL(options.url).host;
    this.pulse = new Pulse(() => this.attempt());
    options.feed.onChange(() => {
      if (this.failures === 0) this.pulse.now();
    });
  }

  start(): void {
    this.pulse.now();
  }

  /** Tries at once. */
  retry(): void {
    this.pulse.now();
  }

  /** Drops what waits. The node then differs from author until it is mended. */
  clear(): void {
    const { states, url, feed, log } = this.options;
    log.warn(
      `Nodes: the queue of ${this.name} was cleared: ${this.figures().length} publications are not sent`,
    );
    states.set(url, { clearedTo: feed.position });
    this.pulse.now();
  }

  /** What mending the node would change. @throws NodeError */
  compare(): Promise<Differences> {
    return this.options.link.compare(this.wholeBatch());
  }

  /** Makes all of the node's files equal to author's. */
  mend(): void {
    this.options.states.set(this.options.url, { isToMend: true });
    this.pulse.now();
  }

  figures(): NodeFigures {
    const { feed } = this.options;
    const { at } = this.state;
    const { count, since } = feed.waiting(this.sentTo);
    return {
      name: this.name,
      condition: this.condition(count),
      length: count,
      headAgeSeconds: since ? Math.max(0, Math.round((Date.now() - since.getTime()) / 1000)) : null,
      lastError: this.lastError?.message ?? null,
      lastErrorAt: this.lastError?.at.toISOString() ?? null,
      failures: this.failures,
      nextAttemptAt: this.failures > 0 ? (this.pulse.next?.toISOString() ?? null) : null,
      position: at,
      lastPosition: feed.position,
      version: this.there?.version ?? null,
      submissions: this.submissions,
    };
  }

  close(): Promise<void> {
    return this.pulse.end();
  }

  private get state() {
    return this.options.states.get(this.options.url);
  }

  /** The position after which publications wait. */
  private get sentTo(): number {
    const { at, clearedTo } = this.state;
    return Math.max(at, clearedTo);
  }

  private condition(count: number): NodeFigures['condition'] {
    if (this.failures > 0) return 'failing';
    const { at, clearedTo, isToMend } = this.state;
    if (count > 0 || isToMend || !this.there) return 'sending';
    return clearedTo > at || this.there.version === null ? 'differs' : 'current';
  }

  /** @returns milliseconds until the next attempt */
  private async attempt(): Promise<number> {
    try {
      await this.bringUpToDate();
      if (this.failures > 0) this.options.log.info(`Nodes: ${this.name} is reached again`);
      this.failures = 0;
      return this.sentTo < this.options.feed.position || this.state.isToMend ? 0 : EVERY;
    } catch (error) {
      this.failures += 1;
      const message = messageOf(error);
      if (message !== this.lastError?.message || this.failures === 1)
        this.options.log.warn(`Nodes: ${this.name}: ${message}; trying again`);
      this.lastError = { message, at: new Date() };
      return Math.min(PAUSE.first * 2 ** (this.failures - 1), PAUSE.most);
    }
  }

  private async bringUpToDate(): Promise<void> {
    const { link, states, url } = this.options;
    const { position, submissions } = await this.report();
    const { isToMend } = this.state;
    const batch = isToMend ? { ...this.wholeBatch(), isConfirmed: true } : this.batchFrom(position);
    if (batch) {
      const reached = await link.deliver(batch);
      if (reached) {
        this.locate(reached);
        if (isToMend) states.set(url, { isToMend: false });
        this.options.onDelivered();
      } else {
        this.reportedAt = undefined;
      }
    }
    if (submissions > 0) await this.collect();
  }

  /** Where the node is, and how many submissions it has. A change is sent without asking again. */
  private async report(): Promise<Pick<NodeReport, 'position' | 'submissions'>> {
    const isRecent = this.failures === 0 && performance.now() - (this.reportedAt ?? -EVERY) < EVERY;
    if (isRecent && this.there) return { position: this.there, submissions: 0 };
    const report = await this.options.link.report();
    this.reportedAt = performance.now();
    this.locate(report.position);
    return report;
  }

  private locate(position: NodePosition | null): void {
    this.there = position;
    const { states, url, feed } = this.options;
    const at = position?.feed === feed.id && position.at <= feed.position ? position.at : 0;
    if (this.state.at !== at) states.set(url, { at });
  }

  /** What the node needs next; undefined if nothing. A node that is empty, or follows another feed, needs everything. */
  private batchFrom(position: NodePosition | null): Batch | undefined {
    const { feed } = this.options;
    if (position?.feed !== feed.id || position.at > feed.position) return this.wholeBatch();
    const { clearedTo } = this.state;
    const start = Math.max(position.at, clearedTo);
    if (start >= feed.position) return undefined;
    const files = feed.since(start);
    if (!files) return this.wholeBatch();
    const isComplete = clearedTo <= position.at && position.version !== null;
    const version = isComplete ? feed.version : null;
    return { feed: feed.id, from: position.at, to: feed.position, version, files };
  }

  private wholeBatch(): Batch {
    const { feed } = this.options;
    return { feed: feed.id, from: null, to: feed.position, version: feed.version, files: feed.all() };
  }

  /** A submission is removed from the node once it is on author's disk. */
  private async collect(): Promise<void> {
    const { link, inbox, log } = this.options;
    const sent = await link.submissions();
    const taken: string[] = [];
    for (const { path, text } of sent)
      if (await inbox.take(path, text)) taken.push(path);
      else log.warn(`Nodes: ${this.name} has a form submission with an impossible name: ${path}`);
    await link.confirmSubmissions(taken);
    this.submissions += taken.length;
  }
}
