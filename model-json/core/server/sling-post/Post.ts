import type { Draft } from '../../repository/Draft';
import type { ResourceTree } from '../../repository/Resource';
import type { Relocation } from '../relocate/Relocation';
import type { Parameters } from './Parameters';
import type { PostTarget } from './post-path';

/** What a post did, one thing after the other, as its answer lists it. */
export interface PostChange {
  readonly type: 'created' | 'modified' | 'deleted' | 'moved' | 'copied' | 'ordered';
  readonly argument: string | readonly [string, string];
}

/** A post under way: an operation changes the draft and says here what came of it. */
export interface Post {
  /** The content before the post. */
  readonly tree: ResourceTree;
  readonly draft: Draft;
  readonly parameters: Parameters;
  readonly target: PostTarget;
  readonly now: Date;
  /** The node that the answer is about. */
  path: string;
  isCreate: boolean;
  /** When it is neither 200 nor 201. */
  status?: number;
  readonly changes: PostChange[];
  /** What visitors are to follow as a move, and not as a page that goes. */
  relocation?: Relocation;
}

export type Operation = (post: Post) => void;

/** Until there are accounts, all that is written is written by AEM's first user. */
export const USER = 'admin';

/** A date as content keeps it. */
export const storedDate = (date: Date) => date.toISOString().replace('Z', '+00:00');
