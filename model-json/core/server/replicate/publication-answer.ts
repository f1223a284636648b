import type { ReviewState } from '../../../../shared/authoring/review';
import type { Repository } from '../../repository/Repository';
import type { Asked } from '../sling/Handler';
import type { Accounts } from '../accounts/Accounts';
import { contentAt, stateOf } from '../review/ReviewRecord';
import type { Reviews } from '../review/Reviews';
import { damages } from './damage';
import { publicationDetails } from './publication-details';
import { TIME_ZONE } from './schedule/time-zone';

/**
 * `.publication.json`: whether a page is published and up to date, what else publishing it affects, what is scheduled
 * for it, its damaged files, and the number of publish nodes.
 */
export function publicationAnswer({ instance, resource }: Asked): object {
  const { repository, publish = repository, nodes, schedule, reviews, accounts } = instance;
  const { path } = resource;
  return {
    ...publicationDetails(resource, repository, publish),
    scheduled: schedule?.list(path).map(({ paths: _, ...each }) => each) ?? [],
    timeZone: TIME_ZONE,
    ...reviewOf(path, repository, reviews, accounts),
    damage: damages(repository, publish).get(path) ?? [],
    ...(nodes && { nodes: nodes.figures().length }),
  };
}

/** How far the review of a page is, and whether it needs one. */
function reviewOf(
  path: string,
  repository: Repository,
  reviews: Reviews | undefined,
  accounts: Accounts | undefined,
): { readonly review?: ReviewState; readonly needsApproval?: true; readonly isApproved?: true } {
  const content = contentAt(repository, path);
  const newest = reviews?.newest(path);
  const review = newest && stateOf(newest, content);
  const needsApproval = accounts?.isOn && accounts.approvals.contain(path);
  const isApproved = content !== undefined && reviews?.isApproved(path, content);
  return {
    ...(review && { review }),
    ...(needsApproval && { needsApproval }),
    ...(isApproved && { isApproved }),
  };
}
