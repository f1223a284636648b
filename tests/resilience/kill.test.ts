/** @jest-turn 7 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import type { Repository } from '../../model-json/core/repository/Repository';
import type { Resource } from '../../model-json/core/repository/Resource';
import { noteFaults } from '../fault-table';
import { isEvery } from '../sample';
import { pagesAfter } from './changes';

const LANES = 2;
const KILLS_A_LANE = isEvery ? 50 : 3;
const MAX_LIFE_MS = 60;

const quiet = { info: () => undefined, warn: () => undefined };
const dirs: string[] = [];
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

/** Lets a writer continue from a change, kills it, and returns the last change confirmed as being on disk. */
async function writeUntilKilled(dir: string, start: number): Promise<number> {
  const writer = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'writer.ts'), dir, `${start}`], {
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
  return Number(said.slice(0, said.lastIndexOf('\n')).split('\n').pop());
}

function titlesOf(repository: Repository): Map<string, string> {
  const titles = new Map<string, string>();
  const visit = (resource: Resource): void => {
    const content = resource.children.get('jcr:content');
    if (content) {
      titles.set(resource.path, String(content.properties['jcr:title']));
      expect(content.properties['end']).toBe(content.properties['jcr:title']);
    }
    resource.children.forEach(visit);
  };
  visit(repository.get('/')!);
  return titles;
}

const sorted = (pages: ReadonlyMap<string, string>) => JSON.stringify([...pages].sort());

/** @returns the number of confirmed changes, and the longest start, ms */
async function lane(): Promise<{ acknowledged: number; recovery: number }> {
  const dir = mkdtempSync(join(tmpdir(), 'kill-'));
  dirs.push(dir);
  let next = 0;
  let recovery = 0;
  for (let kill = 0; kill < KILLS_A_LANE; kill++) {
    const last = await writeUntilKilled(dir, next);
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.json'))
        expect(() => JSON.parse(readFileSync(join(dir, file), 'utf8'))).not.toThrow();
    }
    const began = performance.now();
    const repository = await openFilesRepository({ mounts: [{ at: '/', dir }], log: quiet });
    recovery = Math.max(recovery, performance.now() - began);
    expect(repository.problems()).toEqual([]);
    // The interrupted change was applied completely or not at all.
    expect([sorted(pagesAfter(last)), sorted(pagesAfter(last + 1))]).toContain(sorted(titlesOf(repository)));
    const left = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)\.(?!lock)/.test(file),
    );
    expect(left).toEqual([]);
    await repository.close();
    next = last + 1;
  }
  return { acknowledged: next, recovery };
}

it('loses no confirmed change and leaves no partial file, however often the process is killed', async () => {
  const lanes = await Promise.all(Array.from({ length: LANES }, lane));
  noteFaults({
    engine: 'embedded',
    fault: 'killed while it writes content',
    times: LANES * KILLS_A_LANE,
    acknowledged: lanes.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    recovery: Math.max(...lanes.map(({ recovery }) => recovery)),
  });
}, 300_000);
