import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Collector } from './Collector';
import { bundleOf } from '../../scripts/build/bundle';

/*
 * All programs of `npm start`, bundled as in production, with two drawers, on the site's own content. Started once for
 * all tests but the last.
 */

const root = path.resolve(__dirname, '../..');
const dir = mkdtempSync(path.join(tmpdir(), 'programs-'));
const PAGE = '/content/ventora/gb/en/contact';
let supervisor: ChildProcess;
let authorUrl: string;
let operationsUrl: string;
let collector: Collector;
let publishUrl: string;
let said = '';

/** A process's child programs, by file name. */
function programsOf(pid: number): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const child of childrenOf(pid)) {
    const [, name] = /\/programs-(\w+)\.js\0/.exec(textOf(`/proc/${child}/cmdline`)) ?? [];
    if (name) (found[name] ??= []).push(child);
    for (const [below, pids] of Object.entries(programsOf(child))) (found[below] ??= []).push(...pids);
  }
  return found;
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name).split(') ')[1]?.split(' ')[1] === String(pid))
    .map(Number);
const statOf = (pid: string): string => textOf(`/proc/${pid}/stat`);

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50);
}
const isUp = (origin: string) => fetch(`${origin}/healthz`).then(({ ok }) => ok, () => false); // prettier-ignore
const program = (name: string) => programsOf(supervisor.pid!)[name] ?? [];

async function post(address: string, form: Record<string, string>): Promise<void> {
  const answer = await fetch(`${authorUrl}/libs/granite/csrf/token.json`);
  const { token } = (await answer.json()) as { token: string };
  const headers = { 'csrf-token': token, accept: 'application/json' };
  const done = await fetch(authorUrl + address, { method: 'POST', headers, body: new URLSearchParams(form) });
  expect([done.status, await done.text()]).toEqual([200, expect.anything()]);
}

/** The same before and after a restart. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, 'localhost'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

async function start(): Promise<void> {
  said = '';
  supervisor = spawn(process.execPath, [bundleOf('programs/main')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      AUTHOR_PORT: new URL(authorUrl).port,
      PUBLISH_PORT: new URL(publishUrl).port,
      OPERATIONS_PORT: new URL(operationsUrl).port,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      PUBLSH_HOST: 'misspelt',
      DATA_DIR: dir,
      PUBLISH_DRAWERS: '2',
      LOG_LEVEL: 'info',
      // Pages are slow on a busy machine, and nothing hangs in these tests.
      DRAW_TIMEOUT: '60000',
    },
  });
  supervisor.stdout!.on('data', (words: Buffer) => (said += words.toString()));
  await until(async () => {
    if (supervisor.exitCode !== null) throw new Error(`The supervisor has ended: ${said}`);
    return (await isUp(authorUrl)) && (await isUp(publishUrl));
  });
  await until(() => program('drawer').length === 2);
}

beforeAll(async () => {
  // In a separate Node, because Jest would load the site's settings differently.
  execFileSync(process.execPath, ['-e', "require('./scripts/build/bundle').ensureBundles()"], { cwd: root });
  const urls = (await freePorts(3)).map((port) => `http://localhost:${port}`);
  [authorUrl, publishUrl, operationsUrl] = urls as [string, string, string];
  collector = await Collector.start();
  await start();
}, 240_000);
afterAll(async () => {
  const all = Object.values(programsOf(supervisor.pid!)).flat();
  if (supervisor.exitCode === null && supervisor.signalCode === null) supervisor.kill('SIGKILL');
  // They write until they notice that the supervisor is gone.
  await until(() => !all.some(isAlive));
  rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  await collector.end();
}, 30_000);

it('shows published changes to visitors at once, with any number of drawers', async () => {
  for (const title of ['Talk to us now', 'Write to us now', 'Ring us now']) {
    await post(`${PAGE}/jcr:content`, { 'jcr:title': title });
    await post('/bin/replicate.json', { cmd: 'Activate', path: PAGE });
    const pages = Array.from({ length: 6 }, () => fetch(`${publishUrl}/contact`).then((page) => page.text()));
    for (const page of await Promise.all(pages)) expect(page).toContain(`<title>${title}`);
  }
}, 60_000);

it('tells operators about all programs on one port', async () => {
  const metric = async (name: string, labels = '') => {
    const text = await (await fetch(`${operationsUrl}/metrics`)).text();
    const lines = [...text.matchAll(new RegExp(`^${name}\\{(.*)\\} (.+)$`, 'gm'))];
    return lines.filter(([, found]) => found!.includes(labels)).map(([, , value]) => Number(value));
  };
  // The search index takes a while.
  await until(async () => (await fetch(`${publishUrl}/readyz`)).ok);
  await until(async () => (await fetch(`${operationsUrl}/readyz`)).ok);
  expect((await fetch(`${authorUrl}/readyz`)).status).toBe(200);
  expect(await metric('cms_program_up')).toEqual([1, 1, 1, 1]);
  for (const program of ['supervisor', 'author', 'publish', 'drawer 1', 'drawer 2'])
    expect((await metric('process_resident_memory_bytes', `program="${program}"`))[0]).toBeGreaterThan(1e7);
  expect(await metric('cms_queue_entries', 'program="author",queue="publish"')).toEqual([0]);

  const [hits = 0] = await metric('cms_request_seconds_count', 'source="cache",status="200"');
  for (const _ of [1, 2, 3]) await (await fetch(`${publishUrl}/contact`)).text();
  expect(
    (await metric('cms_request_seconds_count', 'source="cache",status="200"'))[0],
  ).toBeGreaterThanOrEqual(hits + 2);
  expect(
    (await metric('cms_page_render_seconds_count', 'template="content-page",step="html"')).length,
  ).toBeGreaterThan(0);
  await until(async () => (await fetch(`${publishUrl}/bin/ventora/search?q=piston`)).ok);
  expect((await metric('cms_search_seconds_count', 'kind="search",outcome="found"'))[0]).toBe(1);
  await fetch(`${publishUrl}/no-such-page`);
  expect((await metric('cms_errors_total', 'code="VEN_HTTP",status="404"'))[0]).toBe(1);

  expect(said).toContain('PUBLSH_HOST means nothing here; did you mean PUBLISH_HOST?');
  await fetch(`${operationsUrl}/log-level`, { method: 'PUT', body: 'warn' });
  const before = said.length;
  await (await fetch(`${publishUrl}/products?units=us&now=1`)).text();
  await fetch(`${operationsUrl}/log-level`, { method: 'PUT', body: 'default' });
  expect(said.slice(before)).not.toMatch(/GET \/products 200/);
  await (await fetch(`${publishUrl}/products?units=us&now=2`)).text();
  await until(() => /GET \/products 200/.test(said.slice(before)));
  // Both drawers build an index first.
}, 240_000);

it('traces a publication through author, queue and drawers, and a visitor’s request through front and drawer', async () => {
  const ways = () => collector.spans.map((span) => collector.ancestryOf(span).join(' > '));
  await post(`${PAGE}/jcr:content`, { 'jcr:title': 'Ring us now' });
  await post('/bin/replicate.json', { cmd: 'Activate', path: PAGE });
  await (await fetch(`${publishUrl}/contact`)).text();
  await fetch(`${publishUrl}/bin/ventora/search?q=trace`);
  const published = 'author: author POST > author: queue Activate > publish: publish renew';
  for (const drawer of ['drawer 1', 'drawer 2'])
    await until(() => ways().includes(`${published} > ${drawer}: drawer reread`));
  const asked = 'publish: publish GET > (drawer \\d): publish GET';
  await until(() => ways().some((way) => new RegExp(`^${asked} > \\1: draw html$`).test(way)));
  await until(() => ways().some((way) => new RegExp(`^${asked} > \\1: search search$`).test(way)));
}, 240_000);

it('restarts programs that exit, unnoticed by visitors', async () => {
  const [author] = program('author') as [number];
  const [drawer] = program('drawer') as [number];
  for (const pid of [author, drawer]) process.kill(pid, 'SIGKILL');
  await until(() => !isAlive(author) && !isAlive(drawer));
  expect((await fetch(`${publishUrl}/contact`)).status).toBe(200);
  expect((await fetch(`${publishUrl}/products?units=us`)).status).toBe(200);
  await until(() => isUp(authorUrl));
  await until(() => program('drawer').length === 2 && !program('drawer').includes(drawer));
  await until(async () => (await fetch(`${operationsUrl}/readyz`)).ok);
  const restarts = await (await fetch(`${operationsUrl}/metrics`)).text();
  expect(restarts).toMatch(/^cms_program_restarts_total\{program="author"\} 1$/m);
  expect(restarts).toMatch(/^cms_program_restarts_total\{program="drawer 1"\} 1$/m);
  expect(said).toMatch(/author has ended \(SIGKILL\); restarting in/);
  expect(said).toMatch(/drawer 1 has ended \(SIGKILL\); restarting in/);
}, 180_000);

it('leaves no program running when the supervisor is killed', async () => {
  const all = Object.values(programsOf(supervisor.pid!)).flat();
  expect(all).toHaveLength(4);
  supervisor.kill('SIGKILL');
  await once(supervisor, 'exit');
  await until(() => !all.some(isAlive));
}, 30_000);

it('resumes after a restart with the saved content, and without rebuilding the index', async () => {
  const find = async () => {
    const answer = await fetch(`${publishUrl}/bin/ventora/search?q=ring+us+now`);
    return answer.ok ? answer.text() : '';
  };
  await start();
  await until(async () => (await find()).includes('Ring us now'));
  supervisor.kill('SIGTERM');
  await once(supervisor, 'exit');
  await start();
  expect(await (await fetch(`${publishUrl}/contact`)).text()).toContain('<title>Ring us now');
  await until(async () => (await find()).includes('Ring us now'));
  expect(said).not.toMatch(/seeded with|search index: \d+ written/);
}, 240_000);

function isAlive(pid: number): boolean {
  const state = statOf(String(pid)).split(') ')[1]?.[0];
  return state !== undefined && state !== 'Z';
}
