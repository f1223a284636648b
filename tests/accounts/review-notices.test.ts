/** @jest-turn 8 */
import type { NoticesAnswer } from '../../shared/authoring/together';
import { FOLDER, NEWS, REVIEWS, startApprovalSite, type ApprovalSite } from './approval-site';
import type { GuardedSite, Sender } from './guarded-site';

/* Whom the bell tells of a review. */

let site: GuardedSite;
let ann: Sender;
let bob: Sender;
let post: ApprovalSite['post'];
let review: ApprovalSite['review'];
let approved: ApprovalSite['approved'];
beforeEach(async () => {
  ({ site, ann, bob, post, review, approved } = await startApprovalSite());
});
afterEach(() => site.close());

const noticesOf = async (who: Sender) =>
  (JSON.parse((await site.get('/bin/ventora/notices.json', who)).text) as NoticesAnswer).notices;
const titlesOf = async (who: Sender) => (await noticesOf(who)).map(({ title }) => title);

test('who is asked for a review is told, with the way to where it is decided', async () => {
  await review({ cmd: 'ask', path: NEWS, to: 'person:bob', note: 'Before Friday' }, ann);
  expect(await noticesOf(bob)).toMatchObject([
    {
      kind: 'review',
      by: { id: 'ann' },
      title: 'ann asked you to review “News”',
      excerpt: 'Before Friday',
      path: NEWS,
      address: `/editor.html${NEWS}.html#review`,
      isRead: false,
    },
  ]);
  expect(await titlesOf(ann)).toEqual([]);
});

test.each([
  ['de', 'ann hat Sie um die Freigabe von „News“ gebeten'],
  ['fr', 'ann vous a demandé de valider « News »'],
  ['es', 'ann le ha pedido que revise «News»'],
])(
  'who reads a notice in another language than its author gets it in theirs: %s',
  async (language, title) => {
    await review({ cmd: 'ask', path: NEWS, to: 'person:bob' }, ann);
    expect(await titlesOf({ ...bob, 'accept-language': language })).toEqual([title]);
  },
);

test('all members of a group that is asked are told, apart from the asker and those who may not read the page', async () => {
  const { directory } = site.accounts;
  const cid = site.person('cid', 'publisher');
  directory.setGroup({ id: 'press', grants: [{ path: FOLDER, level: 'publish' }] });
  for (const id of ['ann', 'bob', 'cid']) directory.change(id, { groups: [`team-${id}`, 'press'] });
  const dan = site.person('dan', 'publisher', [{ path: '/content', level: 'publish' }]);
  await review({ cmd: 'ask', path: NEWS, to: 'group:press' }, ann);
  expect(await titlesOf(bob)).toEqual(['ann asked group press to review “News”']);
  expect(await titlesOf(cid)).toEqual(['ann asked group press to review “News”']);
  expect([await titlesOf(ann), await titlesOf(dan)]).toEqual([[], []]);
  // No longer, once they may not read it.
  directory.setGroup({ id: 'press', grants: [] });
  expect(await titlesOf(cid)).toEqual([]);
});

test('who asks is told of what is said and decided, and who is asked of the answer', async () => {
  const { id, content } = await review({ cmd: 'ask', path: NEWS, to: 'person:bob' }, ann);
  await post(REVIEWS, { cmd: 'comment', id: String(id), text: 'Shorter, please' }, bob);
  await post(REVIEWS, { cmd: 'comment', id: String(id), text: 'Why?' }, ann);
  await review({ cmd: 'reject', id: String(id), content, reason: 'The date is wrong' }, bob);
  await approved();
  expect((await noticesOf(ann)).map(({ title, excerpt }) => [title, excerpt])).toEqual([
    ['bob approved “News”', undefined],
    ['bob rejected “News”', 'The date is wrong'],
    ['bob commented on your request to review “News”', 'Shorter, please'],
  ]);
  expect(await titlesOf(bob)).toEqual([
    'ann asked you to review “News”',
    'ann commented on the review of “News”',
    'ann asked you to review “News”',
  ]);
});

test('a decision that is refused is told to nobody', async () => {
  const { id } = await review({ cmd: 'ask', path: NEWS }, ann);
  expect((await post(REVIEWS, { cmd: 'approve', id: String(id), content: 'other' }, bob)).status).toBe(409);
  expect(await titlesOf(ann)).toEqual([]);
});
