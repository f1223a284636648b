import { z } from 'zod';
import type { ReleaseReport } from '../../../../../shared/authoring/release';
import { mayReadAll, checkMayWrite } from '../../accounts/rights/may-publish';
import { maySee, reportOf } from '../../launches/report-launch';
import { postLaunches } from '../../launches/launch-requests';
import { postReviews } from '../../review/review-requests';
import { reviewersOf } from '../../review/reviewers';
import { Parameters } from '../../sling-post/Parameters';
import { checkIsDraft } from '../changes/write-page';
import { notThere, ToolRefusal } from '../refusals';
import { tool } from '../Tool';
import { pagePath } from './shapes';

const release = z.object({
  path: z.string(),
  title: z.string(),
  state: z.string(),
  by: z.string(),
  pages: z.array(z.object({ path: z.string(), copy: z.string().optional(), action: z.string() })),
});

const shown = ({ path, title, state, by, changes }: ReleaseReport) => ({
  ...{ path, title, state, by },
  pages: changes.map((change) => ({ path: change.path, copy: change.copy, action: change.action })),
});

export const listReleases = tool({
  name: 'list-aem-page-launches',
  title: 'List releases',
  description:
    'The releases (launches): named sets of changes that a person publishes as one. Change the copies of their pages.',
  effect: 'reads',
  hasContent: true,
  input: z.strictObject({}),
  output: z.object({ releases: z.array(release) }),
  run: (_input, { instance }) => ({
    releases: (instance.launches?.list() ?? [])
      .filter((launch) => maySee(launch))
      .map((launch) => shown(reportOf(launch, instance))),
  }),
});

export const createRelease = tool({
  name: 'create-aem-page-launch',
  title: 'Create a release',
  description:
    'Makes a release (launch) with copies of pages, to change them beside what is live. A person publishes it: no date can be set here.',
  effect: 'adds',
  input: z.strictObject({
    title: z.string().trim().min(1).max(120),
    pages: z.array(pagePath).min(1).max(100),
  }),
  output: release,
  async run({ title, pages }, { instance, editorId }) {
    checkIsDraft(instance);
    const parameters = new Parameters();
    parameters.add('cmd', 'create');
    parameters.add('title', title);
    for (const page of pages) parameters.add('page', page);
    const done = await postLaunches(instance, parameters, editorId);
    if (!('release' in done)) throw new ToolRefusal('failed', 'The release was not made.', 'Try again.');
    return shown(done.release);
  },
});

export const requestReview = tool({
  name: 'request-aem-review',
  title: 'Ask a person to publish',
  description:
    'Asks people to look at a page, a copy in a release or a fragment, and to publish it. An agent publishes nothing itself.',
  effect: 'adds',
  input: z.strictObject({
    path: z.string().min(1).max(1000),
    note: z.string().trim().min(1).max(2000).describe('What was changed, and why.'),
    to: z
      .string()
      .regex(/^(?:person|group):.+$/, { error: 'is nobody; write person:ID or group:ID' })
      .optional()
      .describe('Whom to ask; without it, everybody who may publish it.'),
  }),
  output: z.object({ id: z.number(), path: z.string(), state: z.string() }),
  async run({ path, note, to }, { instance }) {
    const { repository, accounts } = instance;
    if (!repository.get(path) || !mayReadAll([path])) throw notThere('page or fragment', path);
    checkMayWrite([path]);
    const known = reviewersOf(path, accounts).map(({ kind, id }) => `${kind}:${id}`);
    if (to !== undefined && !known.includes(to))
      throw new ToolRefusal(
        'invalid',
        `${to} cannot decide about ${path}.`,
        known.length > 0
          ? `Ask one of these: ${known.join(', ')}.`
          : 'Leave to out: everybody who may publish is asked.',
      );
    const parameters = new Parameters();
    parameters.add('cmd', 'ask');
    parameters.add('path', path);
    parameters.add('note', note);
    if (to !== undefined) parameters.add('to', to);
    const review = await postReviews(instance, parameters);
    if (!review) throw new ToolRefusal('failed', 'Nobody was asked.', 'Try again.');
    return { id: review.id, path: review.path, state: review.state };
  },
});
