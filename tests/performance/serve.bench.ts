/**
 * How publish serves, beside nginx, a bare Node server and React alone, in one run of about five minutes on two idle
 * processors: a cached page, waiting at 80 % load, memory over a million requests, uncached pages, one and two processors. Everything
 * compared takes turns; what the clock says needs an idle machine, what is said of processor time does not.
 *
 *     npm run bench:serve [-- --only cached,latency,memory,uncached,drawers] [--requests 1000000]
 *
 * Linux with nginx; build first.
 */
import './ssr/production';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { bundled } from './bundled';
import { GOAL, sayUncached, uncachedPages } from './drawn/uncached-pages';
import { cachedPages } from './serve/cached';
import { moreProcessors } from './serve/drawers';
import type { Finding } from './serve/Finding';
import { latencyUnderLoad } from './serve/latency';
import { memoryOverRequests } from './serve/memory';
import { startServers, type Servers } from './serve/servers';

const CACHED_REQUESTS = 20_000;
/** Enough to learn how many a server can answer in a second. */
const LATENCY_REQUESTS = 3000;
const UNCACHED_ROUNDS = 3;

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const PARTS = ['cached', 'latency', 'memory', 'uncached', 'drawers'] as const;
type Part = (typeof PARTS)[number];
const chosen: readonly string[] = option('only')?.split(',') ?? PARTS;
const requests = Number(option('requests') ?? 1_000_000);

async function ofServers(servers: Servers, part: Part): Promise<Finding[]> {
  if (part === 'cached') return cachedPages(servers, CACHED_REQUESTS);
  if (part === 'latency') return latencyUnderLoad(servers, LATENCY_REQUESTS);
  return part === 'memory' ? memoryOverRequests(servers, requests) : [];
}

async function uncached(program: string, searchDir: string): Promise<Finding[]> {
  const results = await uncachedPages({ program, rounds: UNCACHED_ROUNDS, searchDir });
  console.log('\nUncached pages of one drawer');
  sayUncached(results);
  return Object.entries(results).map(([name, { ratio }]) => ({
    what: `an uncached page (${name})`,
    found: `${ratio.toFixed(2)} × bare renderToString`,
    goal: `≥ ${GOAL}`,
    isMet: ratio >= GOAL,
  }));
}

async function main(folder: string): Promise<void> {
  const began = performance.now();
  const loadBefore = loadavg()[0]!;
  const programs = await bundled('serve/front-server', 'serve/page-drawer', 'drawn/drawer', 'drawn/serve');
  const front = programs['serve/front-server'];
  const findings: Finding[] = [];
  const wanted = PARTS.filter((part) => chosen.includes(part));
  if (wanted.some((part) => part !== 'uncached' && part !== 'drawers')) {
    const servers = await startServers(folder, front);
    try {
      for (const part of wanted) findings.push(...(await ofServers(servers, part)));
    } finally {
      servers.end();
    }
  }
  const searchDir = path.join(folder, 'search');
  if (wanted.includes('uncached')) findings.push(...(await uncached(programs['drawn/serve'], searchDir)));
  if (wanted.includes('drawers')) findings.push(...(await moreProcessors(front, searchDir)));
  console.log('');
  console.table(findings.map(({ isMet, ...finding }) => ({ ...finding, '': isMet ? 'met' : 'MISSED' })));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${seconds} s on ${availableParallelism()} processors; load before ${loadBefore.toFixed(1)}, now ${loadavg()[0]!.toFixed(1)}`,
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
void main(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
