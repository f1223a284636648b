/** @jest-turn 6 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewReport } from '../../shared/authoring/review';
import { FOLDER, NEWS, REVIEWS, startApprovalSite, type ApprovalSite } from './approval-site';
import type { GuardedSite } from './guarded-site';

/* A folder whose pages are published only after somebody else has approved them, by every way of publishing. */

const FREE = '/content/ventora/de/de';
const REPLICATE = '/bin/replicate.json';
const TREE = '/libs/replication/treeactivation.json';

let site: GuardedSite;
let ann: ApprovalSite['ann'];
let bob: ApprovalSite['bob'];
let post: ApprovalSite['post'];
let review: ApprovalSite['review'];
let approved: ApprovalSite['approved'];
beforeEach(async () => {
  ({ site, ann, bob, post, review, approved } = await startApprovalSite());
});
afterEach(() => site.close());

const isLive = (path = NEWS) => site.publishRepository.get(path) !== undefined;
const untilEnded = async (): Promise<{ state: string; message?: string }> => {
  for (;;) {
    const { jobs } = JSON.parse((await site.get(TREE, ann)).text) as {
      jobs: { state: string; message?: string }[];
    };
    if (jobs[0] && jobs[0].state !== 'running') return jobs[0];
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

test('publishing is refused until somebody else has approved the page', async () => {
  const refused = await post(REPLICATE, { cmd: 'Activate', path: NEWS });
  expect([refused.status, refused.text]).toEqual([
    403,
    expect.stringContaining(`must approve ${NEWS} first`),
  ]);
  expect(isLive()).toBe(false);
  expect(await approved()).toMatchObject({
    state: 'approved',
    by: 'ann',
    decidedBy: 'bob',
    note: 'Please look',
  });
  expect((await post(REPLICATE, { cmd: 'Activate', path: NEWS })).status).toBe(200);
  expect(isLive()).toBe(true);
});

test('an approval is void once the page changes, and holds again for what was approved', async () => {
  await approved();
  const at = `${NEWS}/jcr:content/root/a`;
  await post(at, { text: '<p>Changed</p>' }, bob);
  const { text } = await site.get(`${NEWS}.publication.json`, ann);
  expect(JSON.parse(text)).toMatchObject({ review: 'changed', needsApproval: true });
  expect((await post(REPLICATE, { cmd: 'Activate', path: NEWS })).status).toBe(403);
  await post(at, { text: '<p>Draft</p>' }, bob);
  expect((await post(REPLICATE, { cmd: 'Activate', path: NEWS })).status).toBe(200);
});

test('a rejection takes an approval of the same content back', async () => {
  await approved();
  const { id, content } = await review({ cmd: 'ask', path: NEWS }, ann);
  const rejected = await review({ cmd: 'reject', id: String(id), content, reason: 'The date is wrong' }, bob);
  expect(rejected).toMatchObject({ state: 'rejected', reason: 'The date is wrong' });
  expect((await post(REPLICATE, { cmd: 'Activate', path: NEWS })).status).toBe(403);
});

test('nobody approves what they asked for or changed last, or what was changed while they looked', async () => {
  const { id, content } = await review({ cmd: 'ask', path: NEWS }, ann);
  const own = await post(REVIEWS, { cmd: 'approve', id: String(id), content }, ann);
  expect([own.status, own.text]).toEqual([403, expect.stringContaining('somebody else has to decide')]);
  await post(`${NEWS}/jcr:content/root/a`, { text: '<p>By Bob</p>' }, bob);
  const changed = await post(REVIEWS, { cmd: 'approve', id: String(id), content }, bob);
  expect([changed.status, changed.text]).toEqual([403, expect.stringContaining('You changed the page last')]);
  await post(`${NEWS}/jcr:content/root/a`, { text: '<p>By Ann</p>' }, ann);
  const stale = await post(REVIEWS, { cmd: 'approve', id: String(id), content }, bob);
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('changed after you looked')]);
  expect((await post(REPLICATE, { cmd: 'Activate', path: NEWS })).status).toBe(403);
});

test('every way of publishing asks for the approval', async () => {
  // With others, as a reference, or as one of several.
  expect((await post(REPLICATE, { cmd: 'Activate', path: [`${FREE}/neu`, NEWS] })).status).toBe(403);
  // A tree.
  await post(TREE, { cmd: 'activate', path: NEWS });
  expect(await untilEnded()).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('must approve'),
  });
  // A time.
  await post(REPLICATE, { cmd: 'Activate', path: NEWS, at: new Date(Date.now() + 50).toISOString() });
  let failure = '';
  while (!failure) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { scheduled } = JSON.parse((await site.get('/bin/ventora/scheduled.json', ann)).text) as {
      scheduled: { failure?: string }[];
    };
    failure = scheduled[0]?.failure ?? '';
  }
  expect(failure).toContain('must approve');
  // A move of what is public into the folder, by post and by command.
  const move = { ':operation': 'relocate', ':dest': `${FOLDER}/arrived` };
  const moved = await post(`${FREE}/neu`, move);
  expect([moved.status, moved.text]).toEqual([403, expect.stringContaining('cannot become public there')]);
  const command = { cmd: 'movePage', srcPath: `${FREE}/neu`, destPath: `${FOLDER}/arrived` };
  expect((await post('/bin/wcmcommand', command)).status).toBe(403);
  expect([isLive(), isLive(`${FOLDER}/arrived`), isLive(`${FREE}/neu`)]).toEqual([false, false, true]);
  // Not even an administrator.
  const admin = site.person('root', 'administrator');
  expect((await post(REPLICATE, { cmd: 'Activate', path: NEWS }, admin)).status).toBe(403);
});

test('what was unpublished by mistake comes back without a new approval', async () => {
  const products = `${FOLDER}/products`;
  const { text } = await post(REPLICATE, { cmd: 'Deactivate', path: products });
  const { undo } = JSON.parse(text) as { undo: number };
  expect(isLive(products)).toBe(false);
  expect((await post(REPLICATE, { cmd: 'Restore', undo: String(undo) })).status).toBe(200);
  expect(isLive(products)).toBe(true);
});

test('the console shows how far a review is, until visitors see the page', async () => {
  const shown = async () => {
    const { text } = await site.get(`${FOLDER}.children.json`, ann);
    const { children } = JSON.parse(text) as { children: { name: string; review?: string }[] };
    return children.find(({ name }) => name === 'news')?.review;
  };
  expect(await shown()).toBeUndefined();
  const { id } = await review({ cmd: 'ask', path: NEWS }, ann);
  expect(await shown()).toBe('in-review');
  await post(REVIEWS, { cmd: 'comment', id: String(id), text: 'Shorter, please' }, bob);
  const listed = JSON.parse((await site.get(`${REVIEWS}?path=${NEWS}`, bob)).text) as {
    reviews: ReviewReport[];
  };
  expect(listed.reviews[0]).toMatchObject({
    comments: [{ by: 'bob', text: 'Shorter, please' }],
    mayDecide: true,
  });
  await approved();
  expect(await shown()).toBe('approved');
  await post(REPLICATE, { cmd: 'Activate', path: NEWS });
  expect(await shown()).toBeUndefined();
});

test('reviews follow a page that moves, and are noted in the audit log', async () => {
  await approved();
  await post(NEWS, { ':operation': 'relocate', ':dest': `${FOLDER}/press` });
  expect((await post(REPLICATE, { cmd: 'Activate', path: `${FOLDER}/press` })).status).toBe(200);
  const noted = [...site.accounts.audit.records()].filter(({ what }) => what.startsWith('review'));
  expect(noted.map(({ who, what, about }) => [who, what, about])).toEqual([
    ['ann', 'review asked', [NEWS]],
    ['bob', 'review approved', [NEWS]],
  ]);
});

test.each([
  [{ cmd: 'ask', path: `${FOLDER}/nowhere` }, 404, 'There is no page'],
  [{ cmd: 'ask', path: NEWS, to: 'person:nobody' }, 400, 'cannot decide about'],
  [{ cmd: 'ask', path: NEWS, to: 'bob' }, 400, 'send person:NAME'],
  [{ cmd: 'approve', id: '99', content: '' }, 404, 'There is no review 99'],
  [{ cmd: 'publish' }, 400, 'send ask, comment'],
])('a request that makes no sense is refused: %j', async (form, status, message) => {
  const answer = await post(REVIEWS, form);
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(message)]);
});

test('a release is published once each of its copies there was approved, as it is', async () => {
  const API = '/bin/ventora/launches.json';
  await approved();
  await post(REPLICATE, { cmd: 'Activate', path: NEWS });
  const made = await post(API, { cmd: 'create', title: 'Spring', page: NEWS });
  const { path } = (JSON.parse(made.text) as { release: { path: string } }).release;
  const copy = path + NEWS;
  await post(`${copy}/jcr:content/root/a`, { text: `<p><a href="${copy}.html">New</a></p>` });
  const refused = await post(API, { cmd: 'promote', path });
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining(`must approve ${NEWS}`)]);
  expect(readdirSync(join(site.dir, 'launches'))).toEqual([]);
  const { text } = await site.get(`${copy}.publication.json`, ann);
  expect(JSON.parse(text)).toMatchObject({ needsApproval: true });
  expect(await approved(copy)).toMatchObject({ state: 'approved' });
  expect((await post(API, { cmd: 'promote', path })).status).toBe(200);
  const live = site.publishRepository.get(`${NEWS}/jcr:content/root/a`)?.properties['text'];
  expect(live).toBe(`<p><a href="${NEWS}.html">New</a></p>`);
  expect((await post(API, { cmd: 'takeBack', path }, bob)).status).toBe(200);
});
