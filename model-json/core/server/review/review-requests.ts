import type { FastifyReply, FastifyRequest } from 'fastify';
import { servlet } from '../../../../shared/addresses/app';
import type { ReviewReport, Reviewer } from '../../../../shared/authoring/review';
import { ForbiddenError } from '../../repository/rights/ForbiddenError';
import { actorNow, userNow } from '../accounts/Actor';
import { checkMayWrite, mayReadAll, mayWrite } from '../accounts/rights/may-publish';
import { needed } from '../commands/needed';
import { HttpError, notFound } from '../http/http-error';
import { queryOf } from '../http/query-of';
import type { Instance } from '../Instance';
import type { Parameters } from '../sling-post/Parameters';
import { refusalOf, reportOf } from './report-review';
import { contentAt, type Review } from './ReviewRecord';
import { noSuchReview, type Reviews } from './Reviews';
import { reviewersOf } from './reviewers';
import { tellAbout, type ReviewCommand } from './tell-about';
import { t } from '../../../../shared/authoring/language/t';

export const REVIEWS_ADDRESS = `${servlet('reviews')}.json`;

const MOST_TEXT = 2000;

/** The reviews of the page `path`, and who can be asked for one; without it, all that wait for a decision. */
export async function sendReviews(
  { reviews, repository, accounts }: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!reviews) throw notFound();
  const { path } = queryOf(request);
  const one = typeof path === 'string' && path !== '' ? path : undefined;
  if (one !== undefined && (!repository.get(one) || !mayReadAll([one])))
    throw new HttpError(404, t('There is no page at {one}', { one }));
  const seen = reviews.list(one).filter((review) => mayReadAll([review.path]));
  const shown = seen.flatMap((review) => reportOf(review, repository, accounts) ?? []);
  const mayAsk = one !== undefined && mayWrite(one);
  reply.header('cache-control', 'no-store');
  if (one === undefined) return reply.send({ reviews: shown.filter(({ state }) => state === 'in-review') });
  return reply.send({
    needsApproval: (accounts?.isOn && accounts.approvals.contain(one)) ?? false,
    reviews: shown,
    reviewers: mayAsk ? reviewersOf(one, accounts) : [],
  });
}

/**
 * `cmd=ask` asks for a review of `path` (`to=person:ID` or `group:ID`, `note`). `cmd=comment` (`text`), `approve`, `reject`
 * (`reason`) and `withdraw` are about the review `id`; a decision names in `content` what was looked at.
 *
 * @throws HttpError 400 for anything else, 404 for a page or review that is not there, 409 if the page was changed meanwhile
 * @throws ForbiddenError if the person asking may not do this
 */
export async function postReviews(
  instance: Instance,
  parameters: Parameters,
): Promise<ReviewReport | undefined> {
  const { reviews, repository, accounts } = instance;
  if (!reviews) throw notFound();
  const command = commandIn(parameters);
  const done =
    command === 'ask'
      ? await ask(instance, reviews, parameters)
      : await answer(instance, reviews, command, parameters);
  const from = actorNow()?.from ?? '';
  accounts?.audit.add({ who: userNow(), what: `review ${WORDS[command]}`, from, about: [done.path] });
  await tellAbout(instance, command, done);
  return reportOf(done, repository, accounts);
}

const WORDS: Readonly<Record<ReviewCommand, string>> = {
  ask: 'asked',
  comment: 'commented',
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'withdrawn',
};

function commandIn(parameters: Parameters): ReviewCommand {
  const given = parameters.get('cmd') ?? '';
  if (!Object.hasOwn(WORDS, given))
    throw new HttpError(400, `cmd=${given} is unknown; send ask, comment, approve, reject or withdraw`);
  return given as ReviewCommand;
}

async function ask(
  { repository, accounts }: Instance,
  reviews: Reviews,
  parameters: Parameters,
): Promise<Review> {
  const path = needed(parameters, 'path', 'the path of a page');
  if (!mayReadAll([path]) || contentAt(repository, path) === undefined)
    throw new HttpError(404, t('There is no page or asset with content of its own at {path}', { path }));
  checkMayWrite([path]);
  const to = reviewerIn(parameters.get('to'));
  const isKnown = ({ kind, id }: Reviewer) => to?.kind === kind && to.id === id;
  if (to && !reviewersOf(path, accounts).some(isKnown))
    throw new HttpError(
      400,
      `to=${to.kind}:${to.id} cannot decide about ${path}; ask somebody who may publish it`,
    );
  return reviews.ask({
    path,
    by: userNow(),
    askedAt: new Date().toISOString(),
    ...(to && { to }),
    note: textIn(parameters, 'note'),
    state: 'asked',
    comments: [],
  });
}

async function answer(
  { repository, accounts }: Instance,
  reviews: Reviews,
  command: Exclude<ReviewCommand, 'ask'>,
  parameters: Parameters,
): Promise<Review> {
  const id = Number(parameters.get('id'));
  const { path, by } = reviews.find(id);
  if (!mayReadAll([path])) throw noSuchReview(id);
  const at = new Date().toISOString();
  const who = userNow();
  const rights = actorNow()?.rights;
  const mayWrite = !rights || rights.mayWrite(path);
  if (command === 'comment') {
    if (!mayWrite) throw new ForbiddenError(path, 'change');
    const text = needed(parameters, 'text', 'what you want to say').trim().slice(0, MOST_TEXT);
    return reviews.change(id, (review) => ({
      ...review,
      comments: [...review.comments, { by: who, at, text }],
    }));
  }
  if (command === 'withdraw') {
    if (!mayWrite) throw new ForbiddenError(path, 'change');
    return reviews.change(id, (review) => ({ ...open(review), state: 'withdrawn' }));
  }
  const refusal = refusalOf({ path, by }, repository, accounts);
  if (refusal !== undefined) throw new HttpError(403, refusal);
  const reason = command === 'reject' ? needed(parameters, 'reason', 'why').trim().slice(0, MOST_TEXT) : '';
  const content = contentAt(repository, path);
  if (content === undefined || parameters.get('content') !== content)
    throw new HttpError(
      409,
      t('The page was changed after you looked at it; look at it again, and then decide'),
    );
  return reviews.change(id, (review) => ({
    ...open(review),
    state: command === 'approve' ? 'approved' : 'rejected',
    ...(reason && { reason }),
    ...{ decidedBy: who, decidedAt: at, content },
  }));
}

function open(review: Review): Review {
  if (review.state !== 'asked')
    throw new HttpError(
      409,
      t('This review is closed: the page was {state}. Ask for a new one', { state: review.state }),
    );
  return review;
}

function reviewerIn(given: string | undefined): Reviewer | undefined {
  if (!given) return undefined;
  const [, kind, id] = /^(person|group):(.+)$/.exec(given) ?? [];
  if (id === undefined) throw new HttpError(400, `to=${given} is nobody; send person:NAME or group:NAME`);
  return { kind: kind === 'group' ? 'group' : 'person', id };
}

const textIn = (parameters: Parameters, name: string): string =>
  (parameters.get(name) ?? '').trim().slice(0, MOST_TEXT);
