import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../../../repository/Repository';
import { contentFolder, logTo, openFolder, page } from '../../../repository/testing/content-folder';
import { Replication } from '../Replication';
import { dueTime } from './due-time';
import { Schedule } from './Schedule';

const NEWS = '/content/news';
const NINE = '2026-12-01T09:00:00.000Z';

let author: Repository;
let publish: Repository;
let dir: string;
let replication: Replication;
let schedule: Schedule;
let lines: string[];
let now: number;

const setClock = (time: string) => (now = Date.parse(time));

/** Starts where an earlier process was killed. */
async function restart(): Promise<void> {
  lines = [];
  const log = logTo(lines);
  replication = new Replication({ author, publish, dir, log });
  await replication.start();
  schedule = new Schedule({ replication, dir: join(dir, 'scheduled'), log, now: () => now });
  await schedule.open();
}

beforeEach(async () => {
  const home = { 'content.json': { 'jcr:primaryType': 'sling:Folder' } };
  const news = { 'content/news.json': page('News'), 'content/news/a.json': page('A') };
  author = await openFolder(contentFolder({ ...home, ...news }));
  publish = await openFolder(contentFolder(home));
  dir = contentFolder().dir;
  setClock('2026-12-01T08:00:00Z');
  await restart();
});
afterEach(async () => {
  await schedule.close();
  await replication.close();
});

const titleOf = (path: string) => publish.get(`${path}/jcr:content`)?.properties['jcr:title'];
const plan = (action: 'Activate' | 'Deactivate', at: string, ...paths: string[]) =>
  schedule.add({ action, paths, at, by: 'ann' });
const retitle = (title: string) =>
  author.change((draft) => draft.setProperty(`${NEWS}/jcr:content`, 'jcr:title', title));

it('publishes pages when it is time, as they are then, and unpublishes them', async () => {
  await plan('Deactivate', '2026-12-01T17:00:00.000Z', NEWS);
  await plan('Activate', NINE, NEWS, `${NEWS}/a`);
  expect(schedule.list().map(({ action }) => action)).toEqual(['Activate', 'Deactivate']);
  await retitle('Latest');
  setClock('2026-12-01T08:59:59.999Z');
  await schedule.tick();
  expect(titleOf(NEWS)).toBeUndefined();
  setClock(NINE);
  await schedule.tick();
  expect([titleOf(NEWS), titleOf(`${NEWS}/a`)]).toEqual(['Latest', 'A']);
  expect(schedule.list(`${NEWS}/a`)).toEqual([]);
  setClock('2026-12-01T17:00:00Z');
  await schedule.tick();
  expect(titleOf(NEWS)).toBeUndefined();
  expect(readdirSync(join(dir, 'scheduled'))).toEqual([]);
});

it('carries out at its start what became due while the server was off, in order', async () => {
  await plan('Activate', NINE, NEWS);
  await plan('Deactivate', '2026-12-01T10:00:00.000Z', NEWS);
  await schedule.close();
  setClock('2026-12-01T09:30:00Z');
  await restart();
  expect(titleOf(NEWS)).toBe('News');
  expect(schedule.list()).toMatchObject([{ action: 'Deactivate', by: 'ann' }]);
  setClock('2026-12-03T00:00:00Z');
  await restart();
  expect(titleOf(NEWS)).toBeUndefined();
});

it('carries out each entry once, even if the clock is set back afterwards', async () => {
  await plan('Activate', NINE, NEWS);
  setClock(NINE);
  await schedule.tick();
  await retitle('Draft');
  setClock('2026-12-01T08:00:00Z');
  await schedule.tick();
  setClock(NINE);
  await schedule.tick();
  expect(titleOf(NEWS)).toBe('News');
});

it('does at once what is due already', async () => {
  await plan('Activate', '2026-12-01T07:00:00.000Z', NEWS);
  expect(titleOf(NEWS)).toBe('News');
  expect(schedule.list()).toEqual([]);
});

it('drops what an author cancels, and says so if it was too late', async () => {
  const { id } = await plan('Activate', NINE, NEWS);
  await schedule.cancel(id);
  setClock(NINE);
  await schedule.tick();
  expect(titleOf(NEWS)).toBeUndefined();
  await expect(schedule.cancel(id)).rejects.toThrow('it was carried out or cancelled');
});

it('publishes all of it or nothing, and keeps the reason for an author to see', async () => {
  await plan('Activate', NINE, NEWS, `${NEWS}/a`);
  await author.delete(`${NEWS}/a`);
  setClock(NINE);
  await schedule.tick();
  expect(titleOf(NEWS)).toBeUndefined();
  expect(schedule.list(NEWS)).toMatchObject([
    { failure: `There is no page or asset at ${NEWS}/a to publish` },
  ]);
  await restart();
  expect(schedule.list(NEWS)).toHaveLength(1);
});

it('tries again if publish fails for the moment', async () => {
  await plan('Activate', NINE, NEWS);
  setClock(NINE);
  const change = jest.spyOn(publish, 'change').mockRejectedValueOnce(new Error('No space left'));
  await schedule.tick();
  expect(titleOf(NEWS)).toBeUndefined();
  change.mockRestore();
  await schedule.tick();
  expect(titleOf(NEWS)).toBe('News');
});

it('follows a page that moves', async () => {
  await plan('Activate', NINE, NEWS, `${NEWS}/a`);
  await author.change((draft) => draft.move(NEWS, '/content/press'));
  await schedule.follow(NEWS, '/content/press');
  await restart();
  setClock(NINE);
  await schedule.tick();
  expect([titleOf('/content/press'), titleOf('/content/press/a')]).toEqual(['News', 'A']);
});

it('sets aside an entry that cannot be read, and carries out the others', async () => {
  await plan('Activate', NINE, NEWS);
  writeFileSync(join(dir, 'scheduled', '000000000007.json'), '{"action":');
  await restart();
  expect(schedule.list()).toHaveLength(1);
  expect(lines[0]).toContain('000000000007.json cannot be read');
});

it.each([
  ['2026-12-01T09:00', '2026-12-01T09:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T08:00:00.000Z'],
  // Clocks skip from 01:00 to 02:00 on that day.
  ['2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
  // It comes twice on that day: the first is in summer time.
  ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ['2026-12-01T09:00:00+02:00', '2026-12-01T07:00:00.000Z'],
])('reads %s as a clock in London shows it', (at, instant) => {
  expect(dueTime(at, 'Europe/London')).toBe(instant);
});

it.each(['tomorrow', '2026-13-01T09:00', '2026-12-01', '2026-13-45T99:00:00Z'])(
  'refuses %s and says how to write a time',
  (at) => {
    expect(() => dueTime(at, 'Europe/London')).toThrow('write it like 2026-12-01T09:00 (in Europe/London)');
  },
);
