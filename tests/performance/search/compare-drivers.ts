import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedEngine } from '../../../model-json/features/search/engine/embedded/EmbeddedEngine';
import type { SearchEngine } from '../../../model-json/features/search/engine/SearchEngine';
import {
  syntheticProducts,
  SYNTHETIC_SCHEMA,
} from '../../../model-json/features/search/engine/synthetic/products';
import { synonyms } from '../../../model-json/sites/ventora/synonyms';
import { answering, type Answering, type Driver } from './both-drivers';
import { openSearchPeer } from './opensearch-peer';
import { KEYSTROKES, QUERIES } from './queries';

const ASKED: Readonly<Record<string, (engine: SearchEngine, turn: number) => Promise<unknown>>> = {
  search: (engine, turn) =>
    engine.search({
      language: 'en',
      text: QUERIES[turn % QUERIES.length]!,
      facets: SYNTHETIC_SCHEMA.facets,
    }),
  keystroke: (engine, turn) => engine.suggest(KEYSTROKES[turn % KEYSTROKES.length]!, 'en'),
};

/** The figures of one driver, by what the table calls them. */
const rowsOf = (what: string, { here, elsewhere, p50, p95, rate }: Answering) => ({
  [`${what}: ms of processor time`]: here + elsewhere,
  [`${what}: of it in this process`]: here,
  [`${what}: ms by the clock, p50`]: p50,
  [`${what}: ms by the clock, p95`]: p95,
  [`${what}: a second with 8 visitors`]: rate,
});

async function figuresOf(driver: Driver, builtIn: number, count: number): Promise<Record<string, number>> {
  let rows: Record<string, number> = { 's to build the index': builtIn };
  for (const [what, ask] of Object.entries(ASKED))
    rows = { ...rows, ...rowsOf(what, await answering(driver, ask, count)) };
  return rows;
}

/**
 * Prints the embedded engine side by side with a real OpenSearch of one node, and how many searches a second OpenSearch
 * answers for each of the embedded engine.
 */
export async function compareDrivers(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const engine = new EmbeddedEngine({ folder, schema: SYNTHETIC_SCHEMA, synonyms });
  const start = performance.now();
  await engine.rebuild(syntheticProducts(size));
  const built = (performance.now() - start) / 1000;
  const peer = await openSearchPeer(size);
  const count = size >= 1_000_000 ? 40 : size >= 100_000 ? 100 : 400;
  const embedded = await figuresOf({ name: 'embedded', engine, spent: () => 0 }, built, count);
  const cluster = await figuresOf(
    { name: 'OpenSearch', engine: peer.engine, spent: () => peer.spent() },
    peer.built,
    count,
  );
  console.log(`\n${size.toLocaleString('en-GB')} products, both drivers`);
  console.table(
    Object.fromEntries(
      Object.keys(embedded).map((row) => [
        row,
        {
          embedded: embedded[row]!.toFixed(2),
          OpenSearch: cluster[row]!.toFixed(2),
          'OpenSearch / embedded': (cluster[row]! / embedded[row]!).toFixed(2),
        },
      ]),
    ),
  );
  await peer.close();
  await engine.close();
  rmSync(folder, { recursive: true });
}
