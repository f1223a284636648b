import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openFilesRepository } from '../../../model-json/core/repository/files/FilesRepository';
import type { Repository } from '../../../model-json/core/repository/Repository';
import { Launches } from '../../../model-json/core/server/launches/Launches';
import { Promotion } from '../../../model-json/core/server/launches/Promotion';
import { Replication } from '../../../model-json/core/server/replicate/Replication';
import { publishedWithin } from '../../../model-json/core/server/replicate/published';
import { Schedule } from '../../../model-json/core/server/replicate/schedule/Schedule';
import { bundleWriter } from '../bundle-writer';
import { postAsAuthor } from '../post-as-author';
import { BEFORE, CHANGED, MADE, NOTICE, REMOVED, SITE, titleOf } from './launch-pages';

const MAX_LIFE_MS = 300;

const quiet = { info: () => undefined, warn: () => undefined };

/** What is said once it is acknowledged, in this order in each round. */
const STEPS = ['published', 'back', 'deleted'] as const;

interface Said {
  readonly what: (typeof STEPS)[number];
  readonly round: number;
}

/** Lets an author work on releases from a round on, kills the process, and returns what was acknowledged last. */
async function workUntilKilled(dir: string, program: string, start: number): Promise<Said> {
  const writer = spawn(process.execPath, [program, dir, `${start}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  let timer: NodeJS.Timeout | undefined;
  writer.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    timer ??= setTimeout(() => writer.kill('SIGKILL'), Math.random() * MAX_LIFE_MS);
  });
  const signal = await new Promise((resolve) => writer.on('close', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  const [what, round] = said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1)!.split(' ');
  return { what: what as Said['what'], round: Number(round) };
}

/** The title of each page, as somebody sees it. */
const titles = (tree: Repository) =>
  Object.fromEntries(
    publishedWithin(tree, SITE)
      .filter(({ path }) => ![SITE, `${SITE}/deep`, NOTICE].includes(path))
      .map(({ path, children }) => [path, children.get('jcr:content')?.properties['jcr:title']]),
  );
const noticeIn = (tree: Repository) => tree.get(`${NOTICE}/jcr:content`)?.properties['jcr:title'];
const without = () =>
  Object.fromEntries([...CHANGED, REMOVED, `${REMOVED}/below`].map((page) => [page, BEFORE]));
const during = (round: number) =>
  Object.fromEntries([...CHANGED, MADE].map((page) => [page, titleOf(round)]));

/**
 * Kills an author again and again while releases and schedules run, and checks what is there each time: visitors see all of
 * a release or none of it, and no page that was deleted; what was acknowledged is there.
 * @returns acknowledged steps, and the longest time until both trees were equal again, ms
 */
export async function killLaunches(kills: number): Promise<{ acknowledged: number; recovery: number }> {
  const program = bundleWriter('resilience/launches/launch-writer');
  const dir = mkdtempSync(join(tmpdir(), 'kill-launch-'));
  try {
    const put = (tree: string, path: string) => {
      const file = join(dir, tree, `${path.slice(1)}.json`);
      mkdirSync(dirname(file), { recursive: true });
      const content = { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': BEFORE };
      writeFileSync(file, JSON.stringify({ 'jcr:primaryType': 'cq:Page', 'jcr:content': content }));
    };
    for (const tree of ['author', 'publish'])
      for (const path of [SITE, `${SITE}/deep`, ...CHANGED, REMOVED, `${REMOVED}/below`]) put(tree, path);

    let next = 0;
    let acknowledged = 0;
    let recovery = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const said = await workUntilKilled(dir, program, next);
      acknowledged += STEPS.length * (said.round - next) + STEPS.indexOf(said.what) + 1;
      const began = performance.now();
      const open = (tree: string) =>
        openFilesRepository({ mounts: [{ at: '/', dir: join(dir, tree) }], log: quiet });
      const [author, publish] = [await open('author'), await open('publish')];
      const folder = join(dir, 'replication');
      const replication = new Replication({ author, publish, dir: folder, log: quiet });
      await replication.start();
      recovery = Math.max(recovery, performance.now() - began);
      const launches = new Launches(author);
      const promotion = new Promotion({ launches, replication, dir: join(dir, 'launches'), log: quiet });
      await promotion.open();
      const promote = (launch: string) => promotion.promoteDue(launch, 'ann');
      const schedule = new Schedule({ replication, promote, dir: join(folder, 'scheduled'), log: quiet });
      const seen = () => ({ author: titles(author), publish: titles(publish) });
      const [after, round] = [seen(), said.round];
      // What was acknowledged is there; what came next has happened in both trees, or in neither.
      const possible =
        said.what === 'published' ? [during(round), without()] : [without(), during(round + 1)];
      expect(possible).toContainEqual(after.publish);
      expect(after.author).toEqual(after.publish);
      await schedule.open();
      expect(schedule.list()).toEqual([]);
      // The notice: what was scheduled is carried out, and visitors have none that its author has deleted.
      const notice = { author: noticeIn(author), publish: noticeIn(publish) };
      if (said.what === 'deleted') {
        expect([undefined, titleOf(round + 1)]).toContain(notice.author);
        expect([undefined, notice.author]).toContain(notice.publish);
      } else {
        expect([titleOf(round), undefined]).toContain(notice.author);
        expect(notice.publish).toBe(notice.author);
      }
      if (notice.author) await postAsAuthor({ author, replication }, NOTICE, { ':operation': 'delete' });
      expect(noticeIn(publish)).toBeUndefined();
      expect(readdirSync(join(folder, 'queue'))).toEqual([]);
      // Whatever is published can be taken back.
      const published = launches.list().filter((launch) => launch.promotion);
      expect(published.length).toBeLessThanOrEqual(1);
      for (const { path } of published) await promotion.takeBack(path, { user: 'ann' });
      expect(seen()).toEqual({ author: without(), publish: without() });
      expect(readdirSync(join(dir, 'launches')).filter((name) => name.endsWith('.json'))).toEqual([]);
      for (const { path } of launches.list()) await launches.delete(path, { user: 'ann' });
      await schedule.close();
      await replication.close();
      await Promise.all([author.close(), publish.close()]);
      next = round + 2;
    }
    return { acknowledged, recovery };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
