/** @jest-turn 5 */
import type { ReleaseReport } from '../../shared/authoring/release';
import type { Form } from '../server/writes/author-client';
import { all, PEOPLE, SAMPLED_PEOPLE, type Place } from './people';
import { cell, startRightsSite, type RightsSite } from './rights-site';

/* The rows of the rights table for releases. */

const API = '/bin/ventora/launches.json';
const ADMIN = 'an administrator';

let rights: RightsSite;
beforeAll(async () => {
  rights = await startRightsSite();
});
afterAll(() => rights.site.close());
beforeEach(() => rights.freshCells());
afterEach(async () => {
  for (const { path } of (await listed(ADMIN)).releases) await post(ADMIN, { cmd: 'delete', path });
});

const post = async (who: string, form: Form) => {
  const { status, text } = await rights.site.post(API, form, rights.send(who));
  const { release } = (status === 200 ? JSON.parse(text) : {}) as { release?: ReleaseReport };
  return { status, path: release?.path ?? '' };
};
const listed = async (who: string) => {
  const { status, text } = await rights.site.get(API, rights.send(who));
  return {
    status,
    releases: status === 200 ? (JSON.parse(text) as { releases: ReleaseReport[] }).releases : [],
  };
};
const make = (who: string, ...places: readonly Place[]) =>
  post(who, { cmd: 'create', title: 'Secret campaign', page: places.map(cell) });

describe.each(SAMPLED_PEOPLE)('%s', (who) => {
  const { role, reads, writes, publishes } = PEOPLE[who]!;
  const refused = (place: Place) => (!role ? 401 : reads.includes(place) ? 403 : 404);

  it.each(all)('makes releases of what they may change: %s', async (place) => {
    expect((await make(who, place)).status).toBe(writes.includes(place) ? 200 : refused(place));
  });

  it.each(all)('sees releases and their copies if they may read the pages: %s', async (place) => {
    const { path } = await make(ADMIN, place);
    const { status, releases } = await listed(who);
    expect([status, releases.length]).toEqual([role ? 200 : 401, reads.includes(place) ? 1 : 0]);
    for (const way of ['.infinity.json', '.model.json', '.html?wcmmode=disabled', '.publication.json']) {
      const seen = await rights.site.get(path + cell(place) + way, rights.send(who));
      expect([way, seen.status]).toEqual([way, !role ? 401 : reads.includes(place) ? 200 : 404]);
    }
    const folder = await rights.site.get(`${path}.infinity.json`, rights.send(who));
    const readsAll = role === 'administrator' || reads.length === all.length;
    expect(folder.status).toBe(!role ? 401 : readsAll ? 200 : 404);
  });

  it.each(all)('changes copies of what they may change: %s', async (place) => {
    const { path } = await make(ADMIN, place);
    const form = { './text': 'Changed' };
    const { status } = await rights.site.post(
      `${path}${cell(place)}/jcr:content/root/a`,
      form,
      rights.send(who),
    );
    // As for any address that may not be written to, whether or not something is there.
    expect(status).toBe(writes.includes(place) ? 200 : role ? 403 : 401);
    for (const cmd of ['drop', 'accept', 'add']) {
      const { path: other } = await make(ADMIN, place);
      const answer = await post(who, { cmd, path: other, page: cell(place) });
      expect([cmd, answer.status]).toEqual([cmd, writes.includes(place) ? 200 : refused(place)]);
    }
  });

  it.each(all)('publishes, schedules and takes back what they may publish: %s', async (place) => {
    const { path } = await make(ADMIN, place);
    await rights.site.post(
      `${path}${cell(place)}/jcr:content/root/a`,
      { './text': 'New' },
      rights.send(ADMIN),
    );
    const before = rights.contentOf(place);
    const expected = publishes.includes(place) ? 200 : refused(place);
    const later = { cmd: 'promote', path, at: '2199-01-01T09:00:00Z' };
    expect((await post(who, later)).status).toBe(expected);
    await post(ADMIN, later);
    expect((await post(who, { cmd: 'cancel', path })).status).toBe(expected);
    expect((await post(who, { cmd: 'promote', path })).status).toBe(expected);
    if (!publishes.includes(place)) expect(rights.contentOf(place)).toBe(before);
    await post(ADMIN, { cmd: 'promote', path });
    expect((await post(who, { cmd: 'takeBack', path })).status).toBe(expected);
  });

  it('needs the rights on every page of a release', async () => {
    const { path } = await make(ADMIN, ...all);
    const [readsAll, writesAll, publishesAll] = [reads, writes, publishes].map(
      ({ length }) => length === all.length,
    );
    expect((await listed(who)).releases).toHaveLength(readsAll ? 1 : 0);
    const refusal = !role ? 401 : readsAll ? 403 : 404;
    expect((await post(who, { cmd: 'promote', path })).status).toBe(publishesAll ? 200 : refusal);
    await post(ADMIN, { cmd: 'takeBack', path });
    expect((await post(who, { cmd: 'delete', path })).status).toBe(writesAll ? 200 : refusal);
    expect((await rights.site.get(API, rights.send(who))).text.includes('Secret')).toBe(
      readsAll && !writesAll,
    );
  });
});

it('is noted in the audit log', async () => {
  const { path } = await make(ADMIN, 'own');
  await post(ADMIN, { cmd: 'promote', path });
  await post(ADMIN, { cmd: 'takeBack', path });
  const noted = [...rights.site.accounts.audit.records()].filter(({ about }) => about?.[0] === path);
  expect(
    noted
      .map(({ what }) => what)
      .filter((what) => what.startsWith('release'))
      .slice(-3),
  ).toEqual(['release create', 'release promote', 'release takeBack']);
});
