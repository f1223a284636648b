/** @jest-turn 4 */
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { site } from '../../../model-json/sites/ventora/site';
import type { Repository } from '../../../model-json/core/repository/Repository';
import { buildServer } from '../../../model-json/core/server/build-server';
import { openSiteContent } from '../../../model-json/sites/ventora/site-content';
import { testFrontend } from '../start-site';

const dir = mkdtempSync(path.join(tmpdir(), 'documents-'));
let repository: Repository;
let publish: FastifyInstance;

beforeAll(async () => {
  const { log } = fastify({ logger: { level: 'silent' } });
  repository = await openSiteContent();
  const frontend = testFrontend();
  publish = buildServer({
    runMode: 'publish',
    repository,
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(dir, 'renditions'),
    publicOrigin: 'https://www.ventora.example',
    log,
  });
}, 60_000);
afterAll(async () => {
  await publish.close();
  await repository.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Milliseconds for the thread to start and render, on a busy machine. */
const DRAWING = 60_000;
const sheet = '/de/de/products/screw/fixed-speed/r-7.datasheet.pdf';
const german = `/content/ventora${sheet}`;
const get = (url: string, headers: Record<string, string> = {}) => publish.inject({ url, headers });

test(
  'a data sheet is a PDF named in its language, with the page as canonical address',
  async () => {
    const answer = await get(german);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers['content-disposition']).toContain(
      "filename*=UTF-8''Ventora%20R%207%20-%20Datenblatt",
    );
    expect(answer.headers['content-language']).toBe('de-DE');
    expect(answer.headers.link).toMatch(/^<https:\/\/www\.ventora\.example\/.*r-7>; rel="canonical"$/);
  },
  DRAWING,
);

test(
  'a data sheet supports 304, resumed downloads, and HEAD with the size',
  async () => {
    const { headers, rawPayload } = await get(german);
    expect((await get(german, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    const rest = await get(german, { range: 'bytes=1000-' });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload.equals(rawPayload.subarray(1000))).toBe(true);
    const head = await publish.inject({ method: 'HEAD', url: german });
    expect(head.headers['content-length']).toBe(String(rawPayload.length));
    expect(head.body).toBe('');
  },
  DRAWING,
);

test(
  'a truncated file is rendered again, byte for byte the same',
  async () => {
    const before = await get(german);
    const [file] = pdfFiles();
    truncateSync(file!, 1000);
    const after = await get(german);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(statSync(file!).size).toBe(before.rawPayload.length);
  },
  DRAWING,
);

test.each([
  '/content/ventora/gb/en/products/screw/fixed-speed/r-7.manual.pdf',
  '/content/ventora/gb/en/products/screw/fixed-speed/r-7.datasheet.big.pdf',
  '/content/ventora/gb/en/products/screw/fixed-speed/r-7.pdf',
  '/content/ventora/gb/en/blog.datasheet.pdf',
  '/content/ventora/gb/en/products/screw.catalogue.pdf',
  '/products/no-such-thing.datasheet.pdf',
])('%s is not a document', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test(
  'the catalogue of a site is one file, rendered without delaying pages',
  async () => {
    const [catalogue, page] = await Promise.all([
      get('/content/ventora/es/es/products.catalogue.pdf'),
      get('/content/ventora/es/es.html'),
    ]);
    expect(page.statusCode).toBe(200);
    expect(catalogue.statusCode).toBe(200);
    expect(catalogue.rawPayload.length).toBeGreaterThan(300_000);
  },
  DRAWING,
);

/** Cached data sheets and catalogues. */
function pdfFiles(): string[] {
  const folder = path.join(dir, 'documents/publish');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => path.join(folder, name));
}
