import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { operations } from '../operations/Operations';
import { readinessOf } from '../operations/readiness-of';
import { Program } from './Program';

const dir = mkdtempSync(path.join(tmpdir(), 'program-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('is not ready before it has started, nor while it ends', async () => {
  const file = path.join(dir, 'slow.js');
  writeFileSync(
    file,
    "process.on('SIGTERM', () => setTimeout(process.exit, 300)); process.on('message', () => {}); process.send({ type: 'ready' });",
  );
  const isReady = async () => readinessOf(await operations.reports('supervisor', false, 100)).isReady;
  let tellReady = (): void => {};
  const ready = new Promise<void>((resolve) => (tellReady = resolve));
  const program = new Program({
    name: 'slow',
    file,
    patience: 60_000,
    warn() {},
    onMessage: () => tellReady(),
    onUseless() {},
  });
  expect(await isReady()).toBe(false);
  program.start();
  await ready;
  expect(await isReady()).toBe(true);
  const ended = program.end('SIGTERM', 5000);
  expect(await isReady()).toBe(false);
  await ended;
  expect(operations.below.size).toBe(0);
}, 30_000);

/** Sends beats, and blocks its event loop when told so. */
const BEATING = `
setInterval(() => process.send({ type: 'beat' }), 50);
process.on('message', () => { for (;;); });
process.send({ type: 'ready' });`;

async function startBeating(patience: number) {
  const file = path.join(dir, 'beating.js');
  writeFileSync(file, BEATING);
  const warnings: string[] = [];
  let ready = (): void => {};
  let lost = (): void => {};
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  const isLost = new Promise<void>((resolve) => (lost = resolve));
  const program = new Program({
    name: 'beating',
    file,
    patience,
    warn: (line) => warnings.push(line),
    onMessage: () => ready(),
    onLost: () => lost(),
    onUseless() {},
  });
  program.start();
  await isReady;
  return { program, warnings, isLost };
}

it('ends a program that blocks its event loop, and starts it again', async () => {
  const { program, warnings, isLost } = await startBeating(1000);
  program.tell({});
  await isLost;
  expect(warnings).toEqual([expect.stringMatching(/^beating hung for 1 s and was ended; restarting in/)]);
  await program.end('SIGTERM', 100);
}, 30_000);

const isLinux = process.platform === 'linux';

(isLinux ? it : it.skip)(
  'waits for a program that gets no processor on a crowded machine',
  async () => {
    const { program, warnings } = await startBeating(2000);
    // A stopped process is the extreme of one that waits for others.
    process.kill(program.pid!, 'SIGSTOP');
    await sleep(3500);
    process.kill(program.pid!, 'SIGCONT');
    await sleep(1000);
    expect(warnings).toEqual([]);
    await program.end('SIGTERM', 100);
  },
  30_000,
);

(isLinux ? it : it.skip)(
  'does not wait forever',
  async () => {
    const { program, warnings, isLost } = await startBeating(500);
    process.kill(program.pid!, 'SIGSTOP');
    await isLost;
    expect(warnings).toHaveLength(1);
    await program.end('SIGTERM', 100);
  },
  30_000,
);
