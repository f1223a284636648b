import { launchPlace } from '../../../../shared/addresses/launches';
import type { ReviewComment, Reviewer, ReviewState } from '../../../../shared/authoring/review';
import { accountOf } from '../accounts/Actor';
import { hashOf } from '../accounts/store/secrets';
import { inlineNode } from '../../repository/files/MemoryNode';
import type { NodeJson } from '../../repository/node-json';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { storedOf } from '../../repository/derived/stored-of';
import { withLiveLinks } from '../launches/launch-parts';
import { fingerprintOf } from '../replicate/fingerprint';
import { isPublishable, nodeOf } from '../replicate/published';
import type { Numbered } from '../replicate/records/RecordFiles';

/** A review of a page, an asset or a fragment. Times are ISO 8601. */
export interface ReviewRecord {
  readonly path: string;
  readonly by: string;
  readonly askedAt: string;
  /** @default all who may publish it */
  readonly to?: Reviewer;
  readonly note: string;
  readonly state: 'asked' | 'approved' | 'rejected' | 'withdrawn';
  readonly comments: readonly ReviewComment[];
  readonly decidedBy?: string;
  readonly decidedAt?: string;
  readonly reason?: string;
  /** The content that was decided on (`contentName`). */
  readonly content?: string;
}

export type Review = Numbered<ReviewRecord>;

/** A name of what would be published: the same for the same content. */
export const contentName = (node: NodeJson): string => hashOf(fingerprintOf(inlineNode('', node, undefined)));

/** The name of a page's content as authors have it; undefined if nothing of it is stored. */
export function contentAt(tree: ResourceTree, path: string): string | undefined {
  const page = tree.get(path);
  if (!page || !storedOf(page) || !isPublishable(page)) return undefined;
  const { launch } = launchPlace(path) ?? {};
  return contentName(launch === undefined ? nodeOf(page) : withLiveLinks(nodeOf(page), launch));
}

/** What a review says about a page as it is; undefined if it was withdrawn. */
export function stateOf({ state, content }: ReviewRecord, now: string | undefined): ReviewState | undefined {
  if (state === 'withdrawn') return undefined;
  if (state === 'asked') return 'in-review';
  return state === 'rejected' || content === now ? state : 'changed';
}

/** The account that changed a page last, as it says: also of a program that worked for somebody. */
export const changedBy = (page: Resource | undefined): string =>
  accountOf(String(page?.children.get('jcr:content')?.properties['cq:lastModifiedBy'] ?? ''));
