import { z } from 'zod';

/** SHA-256 of a file's bytes, hexadecimal. */
export const HASH = /^[0-9a-f]{64}$/;

/** Relative to the published tree, with slashes; no segment is hidden or leads out of the tree. */
const SAFE_PATH = /^(?!.*(?:^|\/)\.)(?!.*(?:^|\/)(?:\/|$))[^\\\0]+$/;

/** A published file at a position of the feed; its hash is null once it is removed. */
export interface FileState {
  readonly path: string;
  readonly hash: string | null;
  readonly size: number;
}

/**
 * What a node needs to get from one position of the feed to another: one atomic change, however many publications it
 * contains. Files are given by their hashes; their bytes are sent separately.
 */
export interface Batch {
  /** The id of the feed: positions of another feed mean nothing. */
  readonly feed: string;
  /** The position that the node must be at; null if the batch lists the whole tree. */
  readonly from: number | null;
  readonly to: number;
  /** The content version at `to`; null if changes have been left out, so that the node differs from author. */
  readonly version: string | null;
  readonly files: readonly FileState[];
  /** Whether a person has confirmed that much of the node's content can be removed. */
  readonly isConfirmed?: boolean | undefined;
}

const whole = z.number().int().min(0);

/** A batch as a node receives it. */
export const batchSchema: z.ZodType<Batch> = z.object({
  feed: z.string().min(1).max(100),
  from: whole.nullable(),
  to: whole,
  version: z.string().max(100).nullable(),
  files: z.array(
    z.object({
      path: z.string().max(2000).regex(SAFE_PATH),
      hash: z.string().regex(HASH).nullable(),
      size: whole,
    }),
  ),
  isConfirmed: z.boolean().optional(),
});
