import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * npm run bench:serve: a cached page from our front, beside nginx and a bare Node server with the same bytes, one after the
 * other in one run. Compared is the processor time of each server per request, which other work on the machine hardly
 * changes; the clock's figures are printed as well.
 */

const REQUESTS = Number(process.argv[2] ?? 20_000);
const CONNECTIONS = 32;
const PAGE = `<!doctype html><title>A page</title>${'<p>Compressed air, oil-free.</p>'.repeat(1500)}`;
const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
const HZ = 100;

interface Server {
  readonly name: string;
  readonly port: number;
  start(): ChildProcess;
}

const tsx = ['--require', 'tsx/cjs'];
const own = (name: string) => path.join(__dirname, 'serve', name);

const servers: readonly Server[] = [
  { name: 'nginx', port: 5361, start: nginx },
  { name: 'bare Node', port: 5362, start: () => spawn(process.execPath, [own('bare-server.js'), '5362', page()], { stdio: 'inherit' }) },
  { name: 'our front', port: 5363, start: () => spawn(process.execPath, [...tsx, own('front-server.ts'), '5363', page()], { stdio: 'inherit' }) },
]; // prettier-ignore

const page = () => path.join(dir, 'page.html');

function nginx(): ChildProcess {
  const lines = [
    'daemon off; worker_processes 1; user root;',
    `pid ${dir}/pid; error_log ${dir}/error.log;`,
    'events {}',
    `http { access_log ${dir}/access.log; types { text/html html; } keepalive_requests 1000000;`,
    `server { listen 127.0.0.1:5361; root ${dir}; location = / { try_files /page.html =404; } } }`,
  ];
  writeFileSync(path.join(dir, 'nginx.conf'), lines.join('\n'));
  return spawn('nginx', ['-c', path.join(dir, 'nginx.conf'), '-p', dir], { stdio: 'inherit' });
}

/** Seconds of processor time of a process and those that it has started. */
function processorTime(pid: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf);
  const ofTree = (parent: number): number =>
    stats
      .filter((stat) => stat.parent === parent)
      .reduce((sum, stat) => sum + stat.ticks + ofTree(stat.pid), 0);
  return ((stats.find((stat) => stat.pid === pid)?.ticks ?? 0) + ofTree(pid)) / HZ;
}

function statOf(name: string) {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return [{ pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return [];
  }
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

async function measure({ name, port, start }: Server) {
  const child = start();
  while (!(await load(port, 1).then(() => true, () => false))) await wait(100); // prettier-ignore
  await load(port, REQUESTS / 10);
  const [before, began] = [processorTime(child.pid!), performance.now()];
  const times = await load(port, REQUESTS);
  const seconds = (performance.now() - began) / 1000;
  const cost = ((processorTime(child.pid!) - before) / REQUESTS) * 1e6;
  child.kill();
  return { name, cost, perSecond: REQUESTS / seconds, p99: times[Math.floor(times.length * 0.99)] ?? NaN };
}

async function main(): Promise<void> {
  writeFileSync(page(), PAGE);
  const rows = [];
  for (const server of servers) rows.push(await measure(server));
  const [reference] = rows;
  for (const { name, cost, perSecond, p99 } of rows)
    console.log(
      `${name.padEnd(10)} ${cost.toFixed(0).padStart(5)} µs of processor per request, ${(reference!.cost / cost).toFixed(2)} × nginx; ` +
        `${perSecond.toFixed(0)} requests/s, p99 ${p99.toFixed(1)} ms by the clock`,
    );
}

void main().finally(() => rmSync(dir, { recursive: true, force: true }));
