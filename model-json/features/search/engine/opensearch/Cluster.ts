import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../../../../../shared/checked/error-parts';
import { UnavailableError } from '../UnavailableError';
import { isPassing, OpenSearchError } from './OpenSearchError';
import { Sender, type Body, type ClusterAddress, type Received } from './Sender';

export interface Patience {
  /** Milliseconds for one node to answer. */
  readonly attempt: number;
  /** Milliseconds in all, with retries at other nodes. */
  readonly whole: number;
}

const READING: Patience = { attempt: 10_000, whole: 15_000 };
export const WRITING: Patience = { attempt: 90_000, whole: 300_000 };

/** Milliseconds during which no request reaches a node until the cluster counts as gone. */
const GRACE_MS = 1500;
const PROBE_MS = 1000;
const PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2000;

/** Notes on the availability of the cluster, for the log. */
export interface ClusterLog {
  info(line: string): void;
  warn(line: string): void;
}

/** An OpenSearch cluster: requests go to any node that answers, and the log says when none does. */
export class Cluster {
  private readonly sender: Sender;
  private goneSince: number | undefined;
  /** When a node last answered anybody: who has no luck with its nodes waits, and does not send the others home. */
  private answeredAt = -Infinity;
  private probe: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    address: ClusterAddress,
    readonly log: ClusterLog,
  ) {
    this.sender = new Sender(address);
  }

  /**
   * @returns the parsed answer; the caller declares its type
   * @throws UnavailableError if no node answers
   * @throws OpenSearchError if the cluster refuses the request
   */
  async ask<Answer>(
    method: string,
    path: string,
    body?: Body,
    patience: Patience = READING,
  ): Promise<Answer> {
    if (this.goneSince !== undefined) throw this.gone();
    const start = performance.now();
    for (let pause = PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const received = await this.attempt(method, path, body, patience);
      const now = performance.now();
      if (typeof received === 'object') {
        if (!isPassing(received.status, typeOf(received))) return answerOf(received);
        if (now - start > patience.whole) throw refusalOf(received);
      } else if (this.goneSince !== undefined || now - Math.max(start, this.answeredAt) > GRACE_MS) {
        this.leave(received);
        throw this.gone();
      } else if (now - start > patience.whole) {
        throw this.gone();
      }
      await sleep(pause);
    }
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.probe);
    this.sender.close();
  }

  /** Sends it to each node once, until one can be reached. @returns why the last one did not */
  private async attempt(
    method: string,
    path: string,
    body: Body | undefined,
    patience: Patience,
  ): Promise<Received | string> {
    let why = 'it is closed';
    for (let tries = 0; tries < this.sender.count && !this.isClosed; tries += 1) {
      try {
        const received = await this.sender.send(method, path, body, patience.attempt);
        this.answeredAt = performance.now();
        return received;
      } catch (error) {
        why = codeOf(error) ?? String(error);
      }
    }
    return why;
  }

  private gone(): UnavailableError {
    return new UnavailableError('The search does not answer at the moment; ask again in a few seconds');
  }

  private leave(why: string): void {
    if (this.goneSince !== undefined || this.isClosed) return;
    this.goneSince = performance.now();
    this.log.warn(`OpenSearch at ${this.sender.hosts} does not answer (${why}): no results until it does`);
    this.probeSoon();
  }

  private probeSoon(): void {
    this.probe = setTimeout(() => void this.tryAgain(), PROBE_MS).unref();
  }

  /** A node that has started but has not joined a cluster yet cannot search. */
  private async tryAgain(): Promise<void> {
    const health = '/_cluster/health?wait_for_status=yellow&timeout=1s';
    const received = await this.attempt('GET', health, undefined, READING);
    if (this.isClosed) return;
    if (typeof received === 'string' || received.status !== 200) return this.probeSoon();
    const seconds = Math.round((performance.now() - (this.goneSince ?? 0)) / 1000);
    this.goneSince = undefined;
    this.log.info(`OpenSearch at ${this.sender.hosts} answers again after ${seconds} s`);
  }
}

function answerOf<Answer>(received: Received): Answer {
  if (received.status >= 300) throw refusalOf(received);
  return JSON.parse(received.text);
}

/** What OpenSearch calls the error; undefined if it is none. */
const typeOf = ({ status, text }: Received): string | undefined =>
  status < 300 ? undefined : /"type":"([\w.]+)"/.exec(text)?.[1];

function refusalOf(received: Received): OpenSearchError {
  const { status, text } = received;
  const type = typeOf(received) ?? 'unknown';
  return new OpenSearchError(status, type, `OpenSearch answered ${status}: ${text.slice(0, 500)}`);
}
