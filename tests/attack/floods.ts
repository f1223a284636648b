import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * npx tsx tests/attack/floods.ts [--seconds 10] [--main <file>] [--port 15080]
 * Floods a server, started for this on the local machine, with requests for uncached pages from a few visitors. Prints
 * how long other visitors wait for the home page and authors for a save, and what a cached page costs. Exits by itself.
 */
const option = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
};
const SECONDS = Number(option('seconds', '10'));
const PORT = Number(option('port', '15080'));
const main = path.resolve(option('main', path.resolve(__dirname, '../../model-json/programs/main.ts')));
const AUTHOR = `http://localhost:${PORT}`;
const PUBLISH = `http://localhost:${PORT + 1}`;
const CONNECTIONS = 20;
const PAGE = '/content/ventora/gb/en/contact/jcr:content';

let count = 0;
const FLOODS: Readonly<Record<string, () => string>> = {
  nothing: () => '',
  'made-up parameters': () => `/?sent=${(count += 1)}`,
  'dealers near nowhere': () => `/business-partner-area/dealer-finder?place=zz${(count += 1)}`,
  searches: () => `/search?q=pump%20${(count += 1)}`,
  pages: () => `/products/screw/fixed-speed/r-7?p=${(count += 1)}&variant=V-${count}`,
};

interface Got {
  readonly status: number;
  readonly ms: number;
}

/** Each kind of visitor has its own connections. A client is an IP address, so the flooders use another one. */
function get(url: string, agent: Agent, client: string): Promise<Got> {
  const began = performance.now();
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': client, 'accept-encoding': 'br' };
    const sent = request(url, { agent, headers, timeout: 60_000 }, (answer) =>
      answer
        .resume()
        .once('end', () => resolve({ status: answer.statusCode!, ms: performance.now() - began })),
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve({ status: 0, ms: performance.now() - began }));
    sent.end();
  });
}

async function save(title: string): Promise<number> {
  const { token } = (await (await fetch(`${AUTHOR}/libs/granite/csrf/token.json`)).json()) as {
    token: string;
  };
  const began = performance.now();
  const answer = await fetch(AUTHOR + PAGE, {
    method: 'POST',
    headers: { 'csrf-token': token, accept: 'application/json' },
    body: new URLSearchParams({ 'jcr:title': title }),
  });
  if (!answer.ok) throw new Error(`save: ${answer.status}`);
  await answer.text();
  return performance.now() - began;
}

const at = (share: number, all: readonly number[]) =>
  Math.round([...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0);

/** The descendants of a process, itself included. */
function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const below = parents.filter((name) => parentOf(name) === pid).flatMap((name) => treeOf(Number(name)));
  return [pid, ...below];
}
const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const parentOf = (pid: string) => Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1]);
/** CPU time in milliseconds. */
const timeOf = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => {
    const [user = 0, system = 0] = (read(`/proc/${pid}/stat`).split(') ')[1] ?? '')
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return sum + (user + system) * 10;
  }, 0);
/** Megabytes; shared pages are counted proportionally (PSS). */
const memoryOf = (pids: readonly number[]) =>
  pids.reduce(
    (sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024,
    0,
  );

async function flood(name: string, address: () => string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const calm = new Agent({ keepAlive: true });
  const end = performance.now() + SECONDS * 1000;
  const [flooded, home, saves]: [Got[], number[], number[]] = [[], [], []];
  const attackers = Array.from({ length: name === 'nothing' ? 0 : CONNECTIONS }, async () => {
    while (performance.now() < end) {
      const got = await get(PUBLISH + address(), agent, '203.0.113.66');
      flooded.push(got);
      if (got.status === 503) await wait(50);
    }
  });
  const visitor = (async () => {
    while (performance.now() < end) {
      home.push((await get(`${PUBLISH}/`, calm, '198.51.100.1')).ms);
      await wait(50);
    }
  })();
  const author = (async () => {
    while (performance.now() < end) {
      saves.push(await save(`Contact ${(count += 1)}`));
      await wait(100);
    }
  })();
  await Promise.all([...attackers, visitor, author]);
  agent.destroy();
  calm.destroy();
  const statuses: Record<number, number> = {};
  for (const { status } of flooded) statuses[status] = (statuses[status] ?? 0) + 1;
  const good = Math.round((statuses[200] ?? 0) / SECONDS);
  console.warn(
    `${name}: answered ${good}/s (${JSON.stringify(statuses)}); home p50 ${at(0.5, home)} p99 ${at(0.99, home)} ms; ` +
      `save p50 ${at(0.5, saves)} p99 ${at(0.99, saves)} ms`,
  );
}

async function kept(pids: readonly number[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  await get(`${PUBLISH}/`, agent, '198.51.100.2');
  const [began, cpu] = [performance.now(), timeOf(pids)];
  let done = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let i = 0; i < 500; i += 1) {
        await get(`${PUBLISH}/`, agent, '198.51.100.2');
        done += 1;
      }
    }),
  );
  const used = timeOf(pids) - cpu;
  console.warn(
    `kept page: ${Math.round((done / (performance.now() - began)) * 1000)}/s, ${(used / done).toFixed(3)} ms of CPU time per request`,
  );
  agent.destroy();
}

async function run(): Promise<void> {
  const dir = option('data', mkdtempSync(path.join(tmpdir(), 'floods-')));
  const began = performance.now();
  const server = spawn(process.execPath, ['--require', 'tsx/cjs', main], {
    cwd: path.resolve(path.dirname(main), '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      AUTHOR_PORT: `${PORT}`,
      PUBLISH_PORT: `${PORT + 1}`,
      DATA_DIR: dir,
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  });
  try {
    for (const url of [PUBLISH, AUTHOR])
      while (!(await fetch(`${url}/healthz`).then(({ ok }) => ok, () => false))) await wait(100); // prettier-ignore
    console.warn(`ready after ${Math.round(performance.now() - began)} ms`);
    // Wait for the first search index and for pages rendered in advance.
    await wait(10_000);
    const pids = treeOf(server.pid!);
    await kept(pids);
    for (const [name, address] of Object.entries(FLOODS)) await flood(name, address);
    const after = treeOf(server.pid!);
    console.warn(`memory: ${Math.round(memoryOf(after))} MB in ${after.length} processes`);
  } finally {
    server.kill('SIGTERM');
    await wait(5500);
    if (option('data', '') === '') rmSync(dir, { recursive: true, force: true });
  }
}

void run();
