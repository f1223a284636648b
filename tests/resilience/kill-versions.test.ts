/** @jest-turn 1 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import { VersionFiles } from '../../model-json/core/repository/versions/VersionFiles';
import { Versions } from '../../model-json/core/repository/versions/Versions';
import { noteFaults } from '../fault-table';
import { isEvery } from '../sample';

/** `VERSION_KILLS=200 npx jest kill-versions` runs a longer test. */
const KILLS = Number(process.env['VERSION_KILLS'] ?? (isEvery ? 100 : 2));
const MAX_LIFE_MS = 150;

const dir = mkdtempSync(join(tmpdir(), 'kill-versions-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Lets an author continue from an edit, kills the process, and returns the versions that it was told of. */
async function workUntilKilled(start: number): Promise<Map<string, string>> {
  const file = join(__dirname, 'version-writer.ts');
  const writer = spawn(process.execPath, ['--import', 'tsx', file, dir, `${start}`], {
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
  const lines = said.slice(0, said.lastIndexOf('\n')).split('\n');
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

/** Without torn or temporary files. */
function expectWhole(files: VersionFiles, history: string): void {
  const names = readdirSync(join(dir, 'versions', history.slice(0, 2), history));
  const readable = files.list(history).filter(({ name }) => files.read(history, name));
  expect(names.sort()).toEqual(readable.map(({ name }) => `${name}.json`).sort());
}

it('keeps every version that an author was told of, however often the process is killed', async () => {
  const page = (title: string) =>
    JSON.stringify({
      'jcr:primaryType': 'cq:Page',
      'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title },
    });
  mkdirSync(join(dir, 'author/content/site'), { recursive: true });
  writeFileSync(join(dir, 'author/content/site.json'), page('Site'));
  writeFileSync(join(dir, 'author/content/site/page.json'), page('Page'));
  const known = new Map<string, string>();
  let recovery = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (const [count, id] of await workUntilKilled(kill * 100_000)) known.set(id, `Title ${count}`);
    const began = performance.now();
    const log = { info: () => undefined, warn: () => undefined };
    const repository = await openFilesRepository({ mounts: [{ at: '/', dir: join(dir, 'author') }], log });
    const files = new VersionFiles(join(dir, 'versions'));
    await files.open();
    const versions = new Versions(repository, files);
    recovery = Math.max(recovery, performance.now() - began);
    for (const [id, title] of known)
      expect(versions.read(id).node['jcr:content']).toMatchObject({ 'jcr:title': title });
    for (const history of files.histories()) expectWhole(files, history);
    await repository.close();
  }
  noteFaults({
    engine: 'embedded',
    fault: 'killed while it makes versions',
    times: KILLS,
    acknowledged: known.size,
    recovery,
  });
}, 600_000);
