/**
 * How long a visitor waits from a key to painted suggestions, in Chromium, with a catalogue of 100,000 products behind
 * the search box: from the key's own time stamp to the frame after the one that shows the list, through HTTP and the
 * embedded engine. Build first. Run: `npm run bench:keystroke`, with `-- --products 300` for another size.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { synonyms } from '../../model-json/sites/ventora/synonyms';
import { EmbeddedEngine } from '../../model-json/features/search/engine/embedded/EmbeddedEngine';
import {
  syntheticProducts,
  SYNTHETIC_SCHEMA,
} from '../../model-json/features/search/engine/synthetic/products';
import { findBrowser } from '../../scripts/ensure-browser';
import { serveSuggestions } from './keystroke/serve-suggestions';
import { typeAndMeasure, type Keystroke } from './keystroke/type-and-measure';

const at = process.argv.indexOf('--products');
const PRODUCTS = at < 0 ? 100_000 : Number(process.argv[at + 1]);
/** What people type: things, product lines, figures, order numbers, a typo. */
const TYPED = [
  'screw compressor',
  'atlas inverter',
  'oil free',
  'S-00001',
  '7.5 kw piston',
  'compresor valve',
];
/** As fast as a good typist, ms. */
const PACE = 120;

const line = (what: string, times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const ms = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1).padStart(7);
  console.log(`${what.padEnd(22)} median ${ms(0.5)}  p95 ${ms(0.95)}  slowest ${ms(1)} ms`);
};

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'keystroke-bench-'));
  const engine = new EmbeddedEngine({ folder, schema: SYNTHETIC_SCHEMA, synonyms });
  await engine.rebuild(syntheticProducts(PRODUCTS));
  const server = await serveSuggestions(engine);
  const browser = await chromium.launch({ executablePath: findBrowser()!, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    const all: Keystroke[] = [];
    // The first round warms up the engine, the connection and the script.
    for (const [round, words] of [TYPED, TYPED, TYPED].entries()) {
      await page.reload();
      for (const each of words) {
        const keys = await typeAndMeasure(page, each, PACE);
        if (round > 0) all.push(...keys);
      }
    }
    const painted = all.flatMap(({ painted: time }) => time ?? []);
    console.log(`\n${PRODUCTS.toLocaleString('en-GB')} products, ${all.length} keys, one every ${PACE} ms`);
    line('key to painted', painted);
    line('of which on the network', all.flatMap(({ asked }) => asked ?? [])); // prettier-ignore
    line('of it, the engine', server.engineTimes);
    const soon = painted.filter((time) => time <= 50).length;
    console.log(
      `within 50 ms: ${soon} of ${painted.length}; overtaken by the next key: ${all.length - painted.length}`,
    );
  } finally {
    await browser.close();
    await server.close();
    await engine.close();
    rmSync(folder, { recursive: true });
  }
}

void main();
