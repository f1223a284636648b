import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from './start/process-tree';
import { timedStart, type TimedStart } from './start/timed-start';

/*
 * npm run bench:start [-- --runs 5] [--pages 500] [--checkout folder]
 * Seconds from `npm start` to the first page of publish and of author, and seconds of CPU time until then: with an
 * empty data folder, then with the resulting one. Finally memory, at rest and after some pages. Linux.
 */
const option = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
};
const runs = Number(option('runs', '5'));
const pages = Number(option('pages', '500'));
const checkout = path.resolve(option('checkout', path.resolve(__dirname, '../..')));
const data = mkdtempSync(path.join(tmpdir(), 'bench-start-'));
/** After this many milliseconds only requests cause work. */
const AT_REST = 20_000;

const row = ({ first: { publish, author } }: TimedStart) => ({
  'publish s': publish.after,
  'its processor s': publish.processor,
  'author s': author.after,
  'both, processor s': Math.max(publish.processor, author.processor),
});

/** The addresses in a sitemap; the sitemap of a site lists one for each country and language. */
async function addressesIn(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text();
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  return text.includes('<sitemapindex') ? (await Promise.all(listed.map(addressesIn))).flat() : listed;
}

/** Like a crawler: every page of the sitemap, up to a number, four at a time. */
async function readPages(publishUrl: string): Promise<number> {
  const all = (await addressesIn(`${publishUrl}sitemap.xml`)).slice(0, pages);
  const left = [...all];
  const reader = async () => {
    for (let next = left.shift(); next; next = left.shift()) await (await fetch(next)).text();
  };
  await Promise.all([reader(), reader(), reader(), reader()]);
  return all.length;
}

async function main(): Promise<void> {
  const rows: Record<string, ReturnType<typeof row>> = {};
  let start = await timedStart(checkout, data);
  rows['empty data folder'] = row(start);
  for (let run = 1; run <= runs; run += 1) {
    // Waits for background work, which a restart in between would leave to do.
    await wait(run === 1 ? AT_REST : 3000);
    await start.stop();
    start = await timedStart(checkout, data);
    rows[`restart ${run}`] = row(start);
  }
  console.table(rows);
  await wait(AT_REST);
  const rest = memoryOf(start.pid);
  const read = await readPages(start.publishUrl);
  await wait(AT_REST);
  console.log(`memory (PSS of all processes): ${rest.toFixed(0)} MB at rest, ${memoryOf(start.pid).toFixed(0)} MB after ${read} pages`); // prettier-ignore
  await start.stop();
}

void main().finally(() => rmSync(data, { recursive: true, force: true }));
