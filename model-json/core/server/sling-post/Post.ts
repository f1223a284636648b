import type { BinaryReference } from '../../repository/binaries/Binary';
import type { Draft } from '../../repository/Draft';
import type { ResourceTree } from '../../repository/Resource';
import type { LockedPage } from '../../../../shared/authoring/locked-pages';
import type { Relocation } from '../relocate/Relocation';
import type { Parameters } from './Parameters';
import type { PostChange } from './PostChange';
import type { PostTarget } from './post-path';
import type { PostVersions } from './versions/PostVersions';

export type { PostChange } from './PostChange';

/** A post in progress: an operation changes the draft and records the results here. */
export interface Post {
  /** The content before the post. */
  readonly tree: ResourceTree;
  readonly draft: Draft;
  /** The draft without the protection of checked-in nodes. */
  readonly stored: Draft;
  readonly versions: PostVersions;
  readonly parameters: Parameters;
  readonly target: PostTarget;
  readonly now: Date;
  /** The node that the answer is about. */
  path: string;
  isCreate: boolean;
  /** If it is neither 200 nor 201. */
  status?: number;
  readonly changes: PostChange[];
  /** The bytes to store before the change, by their references. */
  readonly binaries: Map<BinaryReference, Buffer>;
  /** Pages that still link to the old address of what was moved. */
  linksKept?: readonly LockedPage[];
  /** Changes replicated as a move, not as a deletion. */
  relocation?: Relocation;
}

export type Operation = (post: Post) => void;

/** A date in the content's format. */
export const storedDate = (date: Date) => date.toISOString().replace('Z', '+00:00');
