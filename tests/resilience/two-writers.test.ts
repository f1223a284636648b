/** @jest-turn 7 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';

const dir = mkdtempSync(join(tmpdir(), 'two-writers-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const quiet = { info: () => undefined, warn: () => undefined };
const open = (readonly = false) =>
  openFilesRepository({ mounts: [{ at: '/', dir }], log: quiet, ...(readonly && { readonly }) });

it('refuses a second server on a data folder and names the first, until that one is killed', async () => {
  const holder = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'lock-holder.ts'), dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  await expect(open()).rejects.toThrow(
    `${dir} is in use by process ${holder.pid} on ${hostname()} (lock-holder.ts), since 20`,
  );
  const reader = await open(true);
  await reader.close();

  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const next = await open();
  await expect(open()).rejects.toThrow(`process ${process.pid}`);
  await next.close();
  await (await open()).close();
}, 60_000);
