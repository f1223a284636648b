import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
