import type { NodeJson } from '../../repository/node-json';

/** A page as it was before a release was published; null if there was none. */
export interface KeptPage {
  readonly path: string;
  /** Without its child pages. */
  readonly node: NodeJson | null;
  /** The siblings after it, to find its place again. */
  readonly followedBy?: readonly string[];
}

/** What a release replaced when it was published: enough to take all of it back. */
export interface BeforeRecord {
  readonly launch: string;
  /** Parents first. */
  readonly author: readonly KeptPage[];
  readonly publish: readonly KeptPage[];
  /** Assets, fragments and tags that were published along. */
  readonly along: readonly string[];
}
