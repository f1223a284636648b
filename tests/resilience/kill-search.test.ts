/** @jest-turn 7 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documents, Indexed } from '../../model-json/features/search/server/index/testing';
import { noteFaults } from '../fault-table';
import { isEvery } from '../sample';

const KILLS = isEvery ? 20 : 2;
const folder = mkdtempSync(join(tmpdir(), 'kill-search-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds exactly the current content, however often the server is killed while indexing', async () => {
  let recovery = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const file = join(__dirname, 'search-writer.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', file, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, 40 + Math.random() * 400));
    child.kill('SIGKILL');
    await once(child, 'exit');

    const began = performance.now();
    const site = new Indexed(folder, documents(90, `Life ${kill}`));
    await site.index.settled();
    recovery = Math.max(recovery, performance.now() - began);
    expect(site.lines.join()).not.toMatch(/until this process ends|was not updated/);
    const all = documents(90, `Life ${kill}`).map(({ name }) => name);
    expect(await site.names('')).toEqual(all.sort());
    expect(await site.names('round')).toEqual([]);
    expect(await site.names('life')).toEqual(all);
    await site.index.close();
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toHaveLength(1);
  }
  noteFaults({
    engine: 'embedded',
    fault: 'killed while it indexes',
    times: KILLS,
    // Documents of each life.
    acknowledged: KILLS * documents(90, '').length,
    recovery,
  });
}, 120_000);
