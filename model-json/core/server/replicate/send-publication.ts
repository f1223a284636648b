import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReviewState } from '../../../../shared/authoring/review';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { sendBody } from '../http/send-body';
import type { SlingUrl } from '../sling/sling-url';
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
export async function sendPublication(
  { runMode, repository, publish = repository, nodes, schedule, reviews, accounts }: Instance,
  resource: Resource,
  { selectors, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (runMode === 'publish' || selectors.length > 1 || suffix !== undefined) throw notFound();
  const details = publicationDetails(resource, repository, publish);
  const damage = damages(repository, publish).get(resource.path) ?? [];
  const answer = {
    ...details,
    scheduled: schedule?.list(resource.path).map(({ paths: _, ...each }) => each) ?? [],
    timeZone: TIME_ZONE,
    ...reviewOf(resource.path, repository, reviews, accounts),
    damage,
    ...(nodes && { nodes: nodes.figures().length }),
  };
  const body = new Body(JSON.stringify(answer), 'application/json; charset=utf-8');
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
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
