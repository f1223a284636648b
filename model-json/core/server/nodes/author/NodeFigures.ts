/**
 * `current`: has everything. `sending`: is getting it. `failing`: the last attempt failed; repeated with growing
 * pauses. `differs`: has what is sent, but lacks what was cleared from its queue.
 */
export type NodeCondition = 'current' | 'sending' | 'failing' | 'differs';

/** The queue of one publish node. */
export interface NodeFigures {
  /** Host and port. */
  readonly name: string;
  readonly condition: NodeCondition;
  /** Number of publications that have not reached the node. */
  readonly length: number;
  /** Since when the first of them waits, in seconds; null if none does. */
  readonly headAgeSeconds: number | null;
  readonly lastError: string | null;
  /** ISO 8601. */
  readonly lastErrorAt: string | null;
  /** Failed attempts since the last success. */
  readonly failures: number;
  /** ISO 8601; null while it is not waiting to try again. */
  readonly nextAttemptAt: string | null;
  /** The node's position in the feed, and the last one. */
  readonly position: number;
  readonly lastPosition: number;
  /** The node's content version; null if it is unknown, or not one of author's. */
  readonly version: string | null;
  /** Form submissions received from the node since author was started. */
  readonly submissions: number;
}
