import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { noteFaults } from '../fault-table';

/* Two machines: an author with a standby folder that is killed while it saves, and another that goes on from the folder. */

const root = path.resolve(__dirname, '../..');
const home = mkdtempSync(path.join(tmpdir(), 'standby-'));
const standby = path.join(home, 'standby');
const PAGE = '/content/ventora/gb/en/contact/jcr:content';
/** What may be lost: changes of the last second. */
const RECOVERY_POINT_MS = 1000;

const machines: ChildProcess[] = [];
afterAll(() => {
  for (const { pid } of machines) kill(pid);
  rmSync(home, { recursive: true, force: true });
});

function kill(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts all programs of a machine. @returns the address of author, once it answers */
async function start(name: string): Promise<{ readonly machine: ChildProcess; readonly url: string }> {
  const [author, publish] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    AUTHOR_PORT: `${author}`,
    PUBLISH_PORT: `${publish}`,
    DATA_DIR: path.join(home, name),
    STANDBY_DIR: standby,
    LOG_LEVEL: 'warn',
  };
  const machine = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    env,
    detached: true,
    stdio: 'inherit',
  });
  machines.push(machine);
  const url = `http://localhost:${author}`;
  const answers = () => fetch(`${url}/healthz`).then(({ ok }) => ok, () => false); // prettier-ignore
  while (!(await answers())) {
    if (machine.exitCode !== null) throw new Error(`${name} ended with ${machine.exitCode}`);
    await wait(50);
  }
  return { machine, url };
}

/** @returns when the change was acknowledged; undefined if it was not */
async function save(url: string, token: string, number: number): Promise<number | undefined> {
  const headers = { 'csrf-token': token, accept: 'application/json' };
  const body = new URLSearchParams({ './n': `${number}`, './n@TypeHint': 'Long' });
  const answer = await fetch(url + PAGE, { method: 'POST', headers, body }).catch(() => undefined);
  return answer?.ok ? Date.now() : undefined;
}

const tokenOf = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/libs/granite/csrf/token.json`);
  return ((await answer.json()) as { token: string }).token;
};
const numberAt = async (url: string): Promise<number> =>
  ((await (await fetch(`${url}${PAGE}.json`)).json()) as { n: number }).n;

it('lets another machine go on with everything saved until a second before the kill', async () => {
  const first = await start('first');
  const token = await tokenOf(first.url);
  const saved: number[] = [];
  // The folder has to be complete before a state can be taken from it.
  while (!(await isComplete())) await wait(200);
  const end = Date.now() + 5000;
  while (Date.now() < end) {
    const at = await save(first.url, token, saved.length);
    if (at !== undefined) saved.push(at);
  }
  kill(first.machine.pid);
  const killed = Date.now();

  const env = { ...process.env, DATA_DIR: path.join(home, 'second') };
  const command = ['--import', 'tsx', 'scripts/content/standby-take.ts', standby, '--yes'];
  execFileSync(process.execPath, command, { cwd: root, env, stdio: 'inherit' });
  const second = await start('second');
  const recovered = Date.now();

  const number = await numberAt(second.url);
  const due = saved.filter((at) => at <= killed - RECOVERY_POINT_MS).length - 1;
  expect(number).toBeGreaterThanOrEqual(due);
  console.info(
    `${saved.length} saved, ${saved.length - 1 - number} of the last second lost; ${recovered - killed} ms until another machine answered`,
  );
  noteFaults({
    engine: 'standby author',
    fault: 'machine killed while it saves (up to a second may be lost)',
    times: 1,
    acknowledged: saved.length,
    lost: Math.max(0, saved.length - 1 - number),
    recovery: recovered - killed,
  });
  expect(await save(second.url, await tokenOf(second.url), 4711)).toBeDefined();
  await expect(start('first')).rejects.toThrow('ended with 1');
}, 300_000);

async function isComplete(): Promise<boolean> {
  const { StandbyFolder } = await import('../../model-json/core/repository/standby/StandbyFolder');
  return new StandbyFolder(standby).numbers().length > 0;
}
