import { operations } from './Operations';

/** A queue of publications. */
export interface QueueFigures {
  /** Where it leads: a publish node. */
  readonly queue: string;
  readonly length: number;
  /** Since when its head waits; undefined if it is empty. */
  readonly since: Date | undefined;
}

/** Shows queues of publications in the metrics. @param read must be quick */
export function queueMetrics(read: () => readonly QueueFigures[]): void {
  operations.gauge('cms_queue_entries', 'Publications that visitors do not see yet, by queue', () =>
    read().map(({ queue, length }) => ({ labels: { queue }, value: length })),
  );
  operations.gauge('cms_queue_age_seconds', 'How long the head of a queue has waited; 0 if it is empty', () =>
    read().map(({ queue, since }) => ({
      labels: { queue },
      value: since ? Math.max(0, (Date.now() - since.getTime()) / 1000) : 0,
    })),
  );
}
