/**
 * How long three words with eight facet counts and the first 24 products take, beside SQLite's full text used directly with
 * facets in JavaScript, and MiniSearch, in the same run. Run: `npm run bench:search`, with `-- --million` for a million
 * products (without MiniSearch, which needs too much memory). Ratios are what counts: absolute times drift with the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedEngine } from '../../model-json/search/embedded/EmbeddedEngine';
import { syntheticProducts, SYNTHETIC_SCHEMA } from '../../model-json/search/synthetic/products';
import { miniSearchPeer } from './search/mini-search-peer';
import { sqlitePeer } from './search/sqlite-peer';
import type { Peer } from './search/Peer';

const QUERIES = [
  'screw compressor cooler',
  'oil free valve',
  'piston dryer canopy',
  'atlas compressor inverter',
  'mobile rotor gauge',
  'cast iron cylinder',
  'helios scroll noise',
  'turbo sensor display',
  'vane receiver drain',
  'fjord remote network',
];
const KEYSTROKES = [
  'sc',
  'scr',
  'screw c',
  'screw com',
  'atl',
  'atlas inv',
  'S-0000',
  'S-00001',
  'comp',
  'val',
];
const FACETS = SYNTHETIC_SCHEMA.facets;
const WARM_UP = 3;
const MINI_SEARCH_MOST = 100_000;

/** Milliseconds of processor time so far, not the clock's: other programs share the machine. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Median and 95th percentile of milliseconds, warm. */
async function timesOf(work: (query: string) => unknown, queries: readonly string[], rounds: number) {
  for (let round = 0; round < WARM_UP; round += 1) for (const query of queries) await work(query);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) {
      const start = spent();
      await work(query);
      times.push(spent() - start);
    }
  }
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length / 2)]!, p95: times[Math.floor(times.length * 0.95)]! };
}

const megabytes = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};
const ms = (value: number) => value.toFixed(2).padStart(9);

async function measure(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const rounds = size >= 100_000 ? 3 : size >= 10_000 ? 20 : 100;
  console.log(`\n${size.toLocaleString('en-GB')} products`);
  const before = megabytes();
  const start = spent();
  const engine = new EmbeddedEngine({ folder, schema: SYNTHETIC_SCHEMA });
  await engine.rebuild(syntheticProducts(size));
  const built = spent() - start;
  const memory = megabytes() - before;
  const search = (text: string) => engine.search({ language: 'en', text, facets: FACETS });
  const own = await timesOf(search, QUERIES, rounds);
  const typing = await timesOf((prefix) => engine.suggest(prefix, 'en'), KEYSTROKES, rounds);
  const hits = await Promise.all(QUERIES.map(async (query) => (await search(query)).total));
  console.log(
    `  hits ${Math.min(...hits)} to ${Math.max(...hits)}; keystroke p50 ${ms(typing.p50)}  p95 ${ms(typing.p95)} ms`,
  );
  line('this engine', built, memory, own, own);
  await engine.close();
  const peers: [string, (size: number, folder: string) => Peer][] = [['FTS5 + JS facets', sqlitePeer]];
  if (size <= MINI_SEARCH_MOST) peers.push(['MiniSearch', miniSearchPeer]);
  for (const [name, make] of peers) {
    const lean = megabytes();
    const begun = spent();
    const peer = make(size, folder);
    const time = spent() - begun;
    const used = megabytes() - lean;
    line(name, time, used, await timesOf(peer.search, QUERIES, rounds), own);
    peer.close();
  }
  rmSync(folder, { recursive: true });
}

type Times = Awaited<ReturnType<typeof timesOf>>;

function line(name: string, built: number, memory: number, { p50, p95 }: Times, own: Times): void {
  console.log(
    `  ${name.padEnd(17)} built ${(built / 1000).toFixed(1).padStart(6)} s  ${memory.toFixed(0).padStart(5)} MB  ` +
      `p50 ${ms(p50)}  p95 ${ms(p95)} ms   ours / its p50 ${(own.p50 / p50).toFixed(2)}  p95 ${(own.p95 / p95).toFixed(2)}`,
  );
}

async function main(): Promise<void> {
  const only = process.argv.find((argument) => /^--size=\d+$/.test(argument));
  const sizes = only ? [Number(only.slice(7))] : [1_000, 10_000, 100_000];
  if (process.argv.includes('--million')) sizes.push(1_000_000);
  for (const size of sizes) await measure(size);
}

void main();
