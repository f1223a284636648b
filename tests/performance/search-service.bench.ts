/**
 * How long `/bin/ventora/search` and `/bin/ventora/suggest` take over HTTP, from a publish instance with the site's own
 * content in four languages and extra products up to 300; and how long indexing takes. Run: `npm run bench:service`.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fastify from 'fastify';
import { site } from '../../model-json/sites/ventora/site';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import { buildServer } from '../../model-json/core/server/build-server';
import type { Frontend } from '../../model-json/core/server/frontend/frontend';

const PRODUCTS = 300;
const ROUNDS = 60;
const QUERIES = [
  'q=piston+compressor',
  'q=oil-free+compressor+under+70+dB',
  'q=7.5+kW+10+bar+screw&kind=product&sort=-freeAirDelivery',
  'q=V-10',
  'q=compresor+mobil',
  'family=mobile&use=workshop&soundPressureLevel.max=75',
  'lang=de-DE&q=Kolbenkompressor+400+V+leise',
  'lang=fr-FR&q=compresseur+silencieux',
  'lang=es-ES&q=compresor+sin+aceite',
  'lang=en-GB&units=us&q=15+hp&maxPressure.min=100',
  'q=dryer&page=2',
  'size=100',
];
const KEYSTROKES = [
  'q=c',
  'q=co',
  'q=comp',
  'q=mobile+p',
  'q=V-1',
  'q=V-10',
  'q=dr',
  'lang=de-DE&q=kolb',
  'lang=fr-FR&q=compr',
];

const root = resolve(__dirname, '../..');
const dir = mkdtempSync(join(tmpdir(), 'search-bench-'));

/** The content, with French and Spanish sites that follow the British one, and enough products. */
function makeContent(): void {
  cpSync(join(root, 'model-json/sites/ventora/content'), dir, { recursive: true });
  const pages = join(dir, 'content/ventora');
  for (const [country, language] of [
    ['fr', 'fr'],
    ['es', 'es'],
  ] as const) {
    const from = join(pages, 'gb/en');
    mkdirSync(join(pages, country), { recursive: true });
    cpSync(from, join(pages, country, language), { recursive: true });
    const home = JSON.parse(readFileSync(`${from}.json`, 'utf8')) as {
      'jcr:content': Record<string, string>;
    };
    home['jcr:content']['jcr:language'] = language;
    writeFileSync(join(pages, country, `${language}.json`), JSON.stringify(home));
  }
  const folder = join(dir, 'content/dam/ventora/products');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const products = names.flatMap((name) => {
    const json = readFileSync(join(folder, name), 'utf8');
    return /"cq:model": "[^"]*\/product"/.test(json) ? [json] : [];
  });
  for (let made = products.length; made < PRODUCTS; made += 1) {
    const json = products[made % products.length]!.replace(/"sku": "[^"]*"/, `"sku": "V-9${made}-00"`);
    writeFileSync(join(folder, `v-9${made}-00.json`), json);
  }
}

function report(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
  console.log(
    `${what.padEnd(12)} median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms (${sorted.length})`,
  );
}

async function run(): Promise<void> {
  makeContent();
  const { log } = fastify({ logger: { level: 'info', stream: { write: note } } });
  const repository = await openFilesRepository({
    mounts: [
      { at: '/', dir },
      { at: '/content/dam', dir: join(root, 'model-json/sites/ventora/dam'), readonly: true },
    ],
    log: { info: () => undefined, warn: () => undefined },
  });
  const app = buildServer({
    runMode: 'publish',
    repository,
    ...site,
    frontend: () => ({ build: 1 }) as Frontend,
    renditionsDir: join(dir, 'renditions'),
    log,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  for (let status = 503; status === 503;) ({ status } = await fetch(`${origin}/bin/ventora/search`));

  for (const [address, queries] of [
    ['search', QUERIES],
    ['suggest', KEYSTROKES],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const query of queries) {
        // A new address each time, since responses are cached.
        const varied = '&'.repeat(round + 1);
        const start = performance.now();
        const answer = await fetch(`${origin}/bin/ventora/${address}?${query}${varied}`);
        await answer.text();
        if (round > 2) times.push(performance.now() - start);
        if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
      }
    }
    report(address, times);
  }
  const product = '/content/dam/ventora/products/v-1050-00/jcr:content/data/master';
  const waits: number[] = [];
  for (let change = 0; change < 5; change += 1) {
    const word = `zeppelin${'abcde'[change]}`;
    await repository.change((draft) => draft.setProperty(product, 'note', word));
    const start = performance.now();
    for (let total = 0; total === 0;) {
      const answer = await fetch(`${origin}/bin/ventora/search?q=${word}&kind=product`);
      const { total: found, suggestion } = (await answer.json()) as { total: number; suggestion?: string };
      total = suggestion === undefined ? found : 0;
      await new Promise((resolved) => setTimeout(resolved, 20));
    }
    waits.push(performance.now() - start);
  }
  report('a change', waits);
  await app.close();
  await repository.close();
}

function note(line: string): void {
  const { msg } = JSON.parse(line) as { msg: string };
  if (msg.startsWith('search index')) console.log(msg);
}

void run().finally(() => rmSync(dir, { recursive: true, force: true }));
