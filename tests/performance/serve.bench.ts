import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processorTime } from './start/process-tree';

/*
 * npm run bench:serve [-- 20000]: a cached page from our front, from nginx with deploy/nginx/publish.conf in front of it,
 * from nginx alone and from a bare Node server, all with the same headers and bytes, alternating in one run. Compared is
 * the processor time of each server per request, which other work on the machine changes less than the clock's figures;
 * those are printed as well. Medians of the rounds.
 */

const REQUESTS = Number(process.argv[2] ?? 20_000);
const ROUNDS = 5;
const CONNECTIONS = 32;
const PAGE = `<!doctype html><title>A page</title>${'<p>Compressed air, oil-free.</p>'.repeat(1500)}`;
const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));

interface Server {
  readonly name: string;
  readonly port: number;
  start(): ChildProcess;
  /** Servers whose processor time counts too. */
  readonly behind?: readonly string[];
}

const tsx = ['--require', 'tsx/cjs'];
const own = (name: string) => path.join(__dirname, 'serve', name);

const node = (...words: string[]) => spawn(process.execPath, words, { stdio: 'inherit' });

/** The front first: the others send its headers. */
const servers: readonly Server[] = [
  { name: 'our front', port: 5363, start: () => node(...tsx, own('front-server.ts'), '5363', page()) },
  { name: 'bare Node', port: 5362, start: () => node(own('bare-server.js'), '5362', page(), headersFile()) },
  { name: 'nginx', port: 5361, start: () => nginx('plain', plainSite()) },
  { name: 'nginx + front', port: 5364, start: () => nginx('cache', cachingSite()), behind: ['our front'] },
];

const page = () => path.join(dir, 'page.html');
const headersFile = () => path.join(dir, 'headers.json');

/** The front's headers that do not come from the server's own HTTP. */
const headers = () =>
  Object.entries(JSON.parse(readFileSync(headersFile(), 'utf8')) as Record<string, string>);

const plainSite = () => `
  server {
    listen 127.0.0.1:5361;
    root ${dir};
    etag off;
    ${headers()
      .filter(([name]) => name !== 'content-type' && name !== 'content-length')
      .map(([name, value]) => `add_header ${name} '${value}';`)
      .join('\n    ')}
    location = / { try_files /page.html =404; }
  }`;

const cachingSite = () =>
  readFileSync(path.join(__dirname, '../../deploy/nginx/publish.conf'), 'utf8')
    .replace('site:4503', '127.0.0.1:5363')
    .replace('/var/cache/site', `${dir}/cache`)
    .replace('listen 8080', 'listen 127.0.0.1:5364');

function nginx(name: string, site: string): ChildProcess {
  const lines = [
    'daemon off; worker_processes 1; user root;',
    `pid ${dir}/${name}.pid; error_log ${dir}/${name}.log;`,
    'events {}',
    `http { access_log ${dir}/${name}-access.log; types { text/html html; } charset utf-8; keepalive_requests 1000000;`,
    `sendfile on; tcp_nopush on; ${site} }`,
  ];
  writeFileSync(path.join(dir, `${name}.conf`), lines.join('\n'));
  return spawn('nginx', ['-c', path.join(dir, `${name}.conf`), '-p', dir], { stdio: 'inherit' });
}

/** Writes down the headers that the front sends. */
async function noteHeaders(): Promise<void> {
  const sent = await fetch('http://127.0.0.1:5363/', { headers: { 'accept-encoding': 'identity' } });
  const own = new Set(['date', 'connection', 'keep-alive']);
  writeFileSync(
    headersFile(),
    JSON.stringify(Object.fromEntries([...sent.headers].filter(([name]) => !own.has(name)))),
  );
}

/** @returns milliseconds of each request */
async function load(port: number, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const began = performance.now();
      get({ port, host: '127.0.0.1', agent }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.once('end', () => {
          if (answer.statusCode !== 200 || bytes !== PAGE.length)
            reject(new Error(`${port}: ${answer.statusCode}, ${bytes} bytes`));
          times.push(performance.now() - began);
          resolve();
        });
      }).once('error', reject);
    });
  const row = async () => {
    while (count-- > 0) await one();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, row));
  agent.destroy();
  return times.sort((a, b) => a - b);
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

interface Round {
  /** Microseconds of processor time for a request. */
  readonly cost: number;
  readonly perSecond: number;
  readonly p99: number;
}

async function measure(port: number, pids: readonly number[]): Promise<Round> {
  const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const [before, began] = [spent(), performance.now()];
  const times = await load(port, REQUESTS / ROUNDS);
  const seconds = (performance.now() - began) / 1000;
  return {
    cost: ((spent() - before) / times.length) * 1e6,
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? NaN,
  };
}

async function main(): Promise<void> {
  writeFileSync(page(), PAGE);
  const running = new Map<string, number>();
  const children: ChildProcess[] = [];
  for (const { name, port, start } of servers) {
    const child = start();
    children.push(child);
    running.set(name, child.pid!);
    while (!(await load(port, 1).then(() => true, () => false))) await wait(100); // prettier-ignore
    if (name === 'our front') await noteHeaders();
    await load(port, REQUESTS / 10);
  }
  const rounds = new Map(servers.map(({ name }) => [name, [] as Round[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, port, behind = [] } of servers)
      rounds.get(name)!.push(
        await measure(
          port,
          [name, ...behind].map((each) => running.get(each)!),
        ),
      );
  for (const child of children.reverse()) child.kill();
  const costs = (name: string) => rounds.get(name)!.map(({ cost }) => cost);
  const times = (name: string, of: string) =>
    median(costs(name).map((cost, round) => costs(of)[round]! / cost)).toFixed(2);
  console.table(
    Object.fromEntries(
      servers.map(({ name }) => [
        name,
        {
          'µs of processor time': median(costs(name)).toFixed(0),
          '× nginx': times(name, 'nginx'),
          '× bare Node': times(name, 'bare Node'),
          'requests/s by the clock': median(rounds.get(name)!.map(({ perSecond }) => perSecond)).toFixed(0),
          'p99, ms': median(rounds.get(name)!.map(({ p99 }) => p99)).toFixed(1),
        },
      ]),
    ),
  );
}

void main().finally(() => rmSync(dir, { recursive: true, force: true }));
