/** @jest-turn 1 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import type { Repository } from '../../model-json/core/repository/Repository';
import { publishedWithin } from '../../model-json/core/server/replicate/published';
import { Replication } from '../../model-json/core/server/replicate/Replication';
import { noteFaults } from '../fault-table';
import { isEvery } from '../sample';
import { SITE, treesAfter } from './publish-steps';

/** `PUBLISH_KILLS=200 npx jest kill-publish` runs a longer test. */
const KILLS = Number(process.env['PUBLISH_KILLS'] ?? (isEvery ? 100 : 4));
const LANES = 2;
const MAX_LIFE_MS = 150;
const LIMIT_MS = Math.max(600_000, KILLS * 6000);

const quiet = { info: () => undefined, warn: () => undefined };
const dirs: string[] = [];
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

/** Lets an author continue from a step, kills the process, and returns the number of confirmed steps. */
async function workUntilKilled(dir: string, start: number): Promise<number> {
  const file = join(__dirname, 'publish-writer.ts');
  const writer = spawn(process.execPath, ['--import', 'tsx', file, dir, `${start}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = `${start}\n`;
  let timer: NodeJS.Timeout | undefined;
  writer.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    timer ??= setTimeout(() => writer.kill('SIGKILL'), Math.random() * MAX_LIFE_MS);
  });
  const signal = await new Promise((resolve) => writer.on('close', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  return Number(said.slice(0, said.lastIndexOf('\n')).split('\n').pop());
}

const titlesOf = (repository: Repository) =>
  Object.fromEntries(
    publishedWithin(repository, SITE)
      .filter(({ path }) => path !== SITE)
      .map(({ path, children }) => [path, children.get('jcr:content')?.properties['jcr:title']]),
  );

/** @returns acknowledged steps, and the longest time until both trees were equal again, ms */
async function lane(kills: number): Promise<{ acknowledged: number; recovery: number }> {
  const dir = mkdtempSync(join(tmpdir(), 'kill-publish-'));
  dirs.push(dir);
  for (const tree of ['author', 'publish']) {
    mkdirSync(join(dir, tree, 'content'), { recursive: true });
    const content = { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': 'Site' };
    const site = JSON.stringify({ 'jcr:primaryType': 'cq:Page', 'jcr:content': content });
    writeFileSync(join(dir, tree, 'content/site.json'), site);
  }
  let next = 0;
  let recovery = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const acknowledged = await workUntilKilled(dir, next);
    const began = performance.now();
    const open = (tree: string) =>
      openFilesRepository({ mounts: [{ at: '/', dir: join(dir, tree) }], log: quiet });
    const [author, publish] = [await open('author'), await open('publish')];
    const replication = new Replication({ author, publish, dir: join(dir, 'replication'), log: quiet });
    await replication.start();
    recovery = Math.max(recovery, performance.now() - began);
    const trees = { author: titlesOf(author), publish: titlesOf(publish) };
    // The interrupted step was applied in both trees, or in neither.
    const possible = [treesAfter(acknowledged), treesAfter(acknowledged + 1)];
    expect(possible).toContainEqual(trees);
    expect(readdirSync(join(dir, 'replication/queue'))).toEqual([]);
    await replication.close();
    await Promise.all([author.close(), publish.close()]);
    const isDone = JSON.stringify(trees) === JSON.stringify(possible[1]);
    next = acknowledged + (isDone ? 1 : 0);
  }
  return { acknowledged: next, recovery };
}

it(
  'shows visitors no page that was deleted, moved or unpublished, however often the process is killed',
  async () => {
    const lanes = await Promise.all(Array.from({ length: LANES }, () => lane(Math.ceil(KILLS / LANES))));
    noteFaults({
      engine: 'embedded',
      fault: 'author killed while it publishes',
      times: KILLS,
      acknowledged: lanes.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      recovery: Math.max(...lanes.map(({ recovery }) => recovery)),
    });
  },
  LIMIT_MS,
);
