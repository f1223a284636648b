/**
 * CPU time of an uncached page for a visitor's request: routes, search, model and rendering, without HTTP, in one
 * process. Run: `npm run bench:drawn [-- --rounds 5] [--only search]`. Build first.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { site } from '../../model-json/sites/ventora/site';
import { buildServer } from '../../model-json/core/server/build-server';
import { loadFrontend } from '../../model-json/core/server/frontend/frontend';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';

/** Makes every address unique. */
const ADDRESSES: Readonly<Record<string, (count: number) => string>> = {
  search: (count) => `/search?q=pump%20${count}`,
  'search, many hits': (count) => `/search?q=compressor&page=${1 + (count % 3)}&n=${count}`,
  'product list': (count) => `/products/screw?page=1&sort_key=name&n=${count}`,
  dealers: (count) =>
    `/business-partner-area/dealer-finder?place=${PLACES[count % PLACES.length]}&radius=${count}`,
  'dealers, no such place': (count) => `/business-partner-area/dealer-finder?place=zz${count}`,
};
const PLACES = ['London', 'Leeds', 'Manchester', 'Bristol', 'York', 'Cambridge'];
const PAGES_IN_A_ROUND = 60;
const WARM_UP = 2;

const option = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
};
const rounds = Number(option('rounds', '5'));
const only = option('only', '');
const root = path.resolve(__dirname, '../..');

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function main(): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'drawn-'));
  const repository = await openSiteContent();
  const frontend = loadFrontend(root);
  const app = buildServer({
    runMode: 'publish',
    repository,
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(dir, 'renditions'),
    log: fastify({ logger: { level: 'error' } }).log,
  });
  try {
    await app.ready();
    let count = 0;
    const results: Record<string, object> = {};
    for (const [name, address] of Object.entries(ADDRESSES)) {
      if (only !== '' && name !== only) continue;
      const times: number[] = [];
      let bytes = 0;
      const statuses = new Set<number>();
      for (let round = 0; round < WARM_UP + rounds; round += 1) {
        const before = process.cpuUsage();
        for (let page = 0; page < PAGES_IN_A_ROUND; page += 1) {
          const { statusCode, rawPayload } = await app.inject({ url: address((count += 1)) });
          statuses.add(statusCode);
          bytes = rawPayload.length;
        }
        const { user, system } = process.cpuUsage(before);
        if (round >= WARM_UP) times.push((user + system) / 1000 / PAGES_IN_A_ROUND);
      }
      const ms = median(times);
      results[name] = {
        'ms of CPU time': ms.toFixed(2),
        'pages/s a core': (1000 / ms).toFixed(0),
        kB: (bytes / 1000).toFixed(0),
        status: [...statuses].join(),
      };
    }
    console.table(results);
  } finally {
    await app.close();
    await repository.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

void main();
