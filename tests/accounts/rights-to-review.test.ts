import { all, PEOPLE, SAMPLED_PEOPLE, type Place } from './people';
import { cell, startRightsSite, type RightsSite } from './rights-site';
import type { ReviewReport } from '../../shared/authoring/review';

/* The rows of the rights table for reviews. */

const API = '/bin/ventora/reviews.json';
const ADMIN = 'an administrator';

let rights: RightsSite;
beforeAll(async () => {
  rights = await startRightsSite();
  // Somebody else has changed every page.
  rights.site.person('writer', 'author', [{ path: '/content', level: 'write' }]);
});
afterAll(() => rights.site.close());
beforeEach(() => rights.freshCells());

const post = async (who: string, form: Record<string, string>) => {
  const { status, text } = await rights.site.post(API, form, rights.send(who));
  const { review } = (status === 200 ? JSON.parse(text) : {}) as { review?: ReviewReport };
  return { status, review };
};
const askAsAdmin = async (place: Place) => (await post(ADMIN, { cmd: 'ask', path: cell(place) })).review!;

describe.each(SAMPLED_PEOPLE)('%s', (who) => {
  const { role, reads, writes, publishes } = PEOPLE[who]!;
  const refused = (place: Place) => (!role ? 401 : reads.includes(place) ? 403 : 404);

  it.each(all)('asks for reviews of what they may change: %s', async (place) => {
    const { status } = await post(who, { cmd: 'ask', path: cell(place) });
    expect(status).toBe(writes.includes(place) ? 200 : refused(place));
  });

  it.each(all)('sees reviews of what they may read: %s', async (place) => {
    const { id } = await askAsAdmin(place);
    const { status, text } = await rights.site.get(API, rights.send(who));
    expect(status).toBe(role ? 200 : 401);
    expect(new RegExp(`"id":${id}\\b`).test(text)).toBe(reads.includes(place));
    const one = await rights.site.get(`${API}?path=${cell(place)}`, rights.send(who));
    expect(one.status).toBe(!role ? 401 : reads.includes(place) ? 200 : 404);
  });

  it.each(all)('comments on and withdraws what they may change: %s', async (place) => {
    const id = String((await askAsAdmin(place)).id);
    const expected = writes.includes(place) ? 200 : refused(place);
    expect((await post(who, { cmd: 'comment', id, text: 'A word' })).status).toBe(expected);
    expect((await post(who, { cmd: 'withdraw', id })).status).toBe(expected);
  });

  it.each(all)('decides about what they may publish, but not about their own: %s', async (place) => {
    const { id, content } = await askAsAdmin(place);
    const decision = { id: String(id), content, reason: 'Too long' };
    const isOwn = who === ADMIN;
    for (const cmd of ['reject', 'approve']) {
      const { status } = await post(who, { cmd, ...decision });
      if (isOwn || !publishes.includes(place)) expect(status).toBe(refused(place));
      else expect(status).toBe(cmd === 'reject' ? 200 : 409);
    }
  });
});

it('names only people and groups that may publish the page', async () => {
  const { text } = await rights.site.get(
    `${API}?path=${cell('own')}`,
    rights.send('an author who may write'),
  );
  const { reviewers } = JSON.parse(text) as { reviewers: { kind: string; id: string }[] };
  const names = Object.keys(PEOPLE);
  const publishers = names.filter((name) => PEOPLE[name]!.publishes.includes('own'));
  const people = reviewers.filter(({ kind }) => kind === 'person').map(({ id }) => id);
  expect(people.sort()).toEqual(publishers.map((name) => `p${names.indexOf(name)}`).sort());
});
