/**
 * How long three words with eight facet counts and the first 24 products take, compared with SQLite's full text with
 * facets in JavaScript, MiniSearch and FlexSearch, in the same run. Run: `npm run bench:search`, with `-- --million`
 * for a million products (without MiniSearch and FlexSearch, which need too much memory). Only ratios count: absolute
 * times vary with the machine. Where Java and Maven are, a real OpenSearch of one node answers the same queries, side by side
 * with the embedded engine; `-- --drivers` compares only these two, `-- --size=10000` measures one size.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synonyms } from '../../model-json/sites/ventora/synonyms';
import { EmbeddedEngine } from '../../model-json/features/search/engine/embedded/EmbeddedEngine';
import {
  syntheticProducts,
  SYNTHETIC_SCHEMA,
} from '../../model-json/features/search/engine/synthetic/products';
import { compareDrivers } from './search/compare-drivers';
import { flexSearchPeer } from './search/flex-search-peer';
import { miniSearchPeer } from './search/mini-search-peer';
import { hasOpenSearch } from './search/opensearch-peer';
import { KEYSTROKES, QUERIES } from './search/queries';
import { sqlitePeer } from './search/sqlite-peer';

const FACETS = SYNTHETIC_SCHEMA.facets;
/** Warm-up rounds, as a share of the measured ones. */
const WARM_UP = 0.5;
const MINI_SEARCH_MOST = 100_000;

/** CPU time so far in milliseconds, not wall-clock time: other programs share the machine. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

type Ask = (query: string) => unknown;

/** Median and 95th percentile in milliseconds. */
function times(all: readonly number[]): Times {
  const sorted = all.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(sorted.length / 2)]!, p95: sorted[Math.floor(sorted.length * 0.95)]! };
}

/**
 * The time of each, warm. All get the same query in turn, each time starting with another one, so that a slow moment of
 * the machine affects all of them.
 */
async function timesOf(asked: readonly Ask[], queries: readonly string[], rounds: number): Promise<Times[]> {
  const all: number[][] = asked.map(() => []);
  for (let round = -WARM_UP * rounds; round < rounds; round += 1) {
    for (const query of queries) {
      for (let turn = 0; turn < asked.length; turn += 1) {
        const who = (turn + Math.abs(round)) % asked.length;
        const start = spent();
        await asked[who]!(query);
        if (round >= 0) all[who]!.push(spent() - start);
      }
    }
  }
  return all.map(times);
}

const megabytes = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};
const ms = (value: number) => value.toFixed(2).padStart(9);

/** An engine with its build time and memory. */
interface Built {
  readonly name: string;
  readonly seconds: number;
  readonly memory: number;
  readonly search: Ask;
  close(): void | Promise<void>;
}

async function build(name: string, make: () => Promise<Pick<Built, 'search' | 'close'>>): Promise<Built> {
  const before = megabytes();
  const start = spent();
  const made = await make();
  return { name, seconds: (spent() - start) / 1000, memory: megabytes() - before, ...made };
}

async function measure(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const rounds = size >= 1_000_000 ? 4 : size >= 100_000 ? 10 : size >= 10_000 ? 40 : 200;
  console.log(`\n${size.toLocaleString('en-GB')} products`);
  const engine = new EmbeddedEngine({ folder, schema: SYNTHETIC_SCHEMA, synonyms });
  const search = (text: string) => engine.search({ language: 'en', text, facets: FACETS });
  const all = [
    await build('this engine', async () => {
      await engine.rebuild(syntheticProducts(size));
      return { search, close: () => engine.close() };
    }),
    await build('FTS5 + JS facets', async () => sqlitePeer(size, folder)),
  ];
  if (size <= MINI_SEARCH_MOST) {
    all.push(await build('MiniSearch', async () => miniSearchPeer(size)));
    all.push(await build('FlexSearch', async () => flexSearchPeer(size)));
  }
  const [typing] = await timesOf([(prefix) => engine.suggest(prefix, 'en')], KEYSTROKES, rounds);
  const hits = await Promise.all(QUERIES.map(async (query) => (await search(query)).total));
  const most = `hits ${Math.min(...hits)} to ${Math.max(...hits)}`;
  console.log(`  ${most}; keystroke p50 ${ms(typing!.p50)}  p95 ${ms(typing!.p95)} ms`);
  const measured = await timesOf(
    all.map((each) => each.search),
    QUERIES,
    rounds,
  );
  all.forEach((each, index) => line(each, measured[index]!, measured[0]!));
  for (const { close } of all) await close();
  rmSync(folder, { recursive: true });
}

interface Times {
  readonly p50: number;
  readonly p95: number;
}

function line({ name, seconds, memory }: Built, { p50, p95 }: Times, own: Times): void {
  console.log(
    `  ${name.padEnd(17)} built ${seconds.toFixed(1).padStart(6)} s  heap ${memory.toFixed(0).padStart(5)} MB  ` +
      `p50 ${ms(p50)}  p95 ${ms(p95)} ms   ours / its p50 ${(own.p50 / p50).toFixed(2)}  p95 ${(own.p95 / p95).toFixed(2)}`,
  );
}

async function main(): Promise<void> {
  const only = process.argv.find((argument) => /^--size=\d+$/.test(argument));
  const sizes = only ? [Number(only.slice(7))] : [1_000, 10_000, 100_000];
  if (process.argv.includes('--million')) sizes.push(1_000_000);
  const onlyDrivers = process.argv.includes('--drivers');
  for (const size of sizes) {
    if (!onlyDrivers) await measure(size);
    if (hasOpenSearch()) await compareDrivers(size);
  }
}

void main();
