import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { childPages, contentOf, pageProperties } from '../../model-json/exporter/shared/pages';
import { text } from '../../model-json/exporter/shared/properties';
import { siteExporters } from '../../model-json/exporter/ventora';
import type { Repository } from '../../model-json/repository/Repository';
import type { Resource } from '../../model-json/repository/Resource';
import { buildServer } from '../../model-json/server/build-server';
import { shortUrls } from '../../model-json/server/short-urls';
import { openSiteContent } from '../site-content';
import { testFrontend, type LogLine } from './start-site';

const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
const lines: LogLine[] = [];
let repository: Repository;
let publish: FastifyInstance;

beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) };
  const { log } = fastify({ logger: { level: 'warn', stream } });
  repository = await openSiteContent({ info: (line) => log.info(line), warn: (line) => log.warn(line) });
  const frontend = testFrontend();
  publish = buildServer({
    runMode: 'publish',
    repository,
    registry: siteExporters,
    frontend: () => frontend,
    renditionsDir: path.join(dir, 'renditions'),
    log,
  });
});
afterAll(async () => {
  await publish.close();
  await repository.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Milliseconds for some two hundred pages in all languages, on a busy machine. */
const READING = 60_000;

/** Pages of products differ in their figures only: of each family the first stands for the others. */
const isProduct = (page: Resource) => text(pageProperties(page), 'productPath') !== undefined;

function below(page: Resource): Resource[] {
  const children = childPages(page);
  const shown = [...children.filter((child) => !isProduct(child)), ...children.filter(isProduct).slice(0, 1)];
  return [page, ...shown.flatMap(below)];
}

const isLiveCopy = (home: Resource) => contentOf(home)?.children.has('cq:LiveSyncConfig') ?? false;

/** Pages of every language, `/content/ventora/<country>/<language>/…`; of a live copy those that are next to its home page. */
const sitePages = (): Resource[] =>
  [...(repository.get('/content/ventora')?.children.values() ?? [])]
    .flatMap(childPages)
    .flatMap((home) => (isLiveCopy(home) ? [home, ...childPages(home)] : below(home)));

test(
  'every page of the site is read at its short address, whole and without a complaint',
  async () => {
    const { map } = shortUrls(repository);
    const pages = sitePages();
    expect(pages.length).toBeGreaterThan(50);
    for (const page of pages) {
      const url = map(`${page.path}.html`);
      const { statusCode, headers, body } = await publish.inject({ url, headers: { host: 'site.example' } });
      expect([url, statusCode]).toEqual([url, headers.location === undefined ? 200 : 302]);
      // Neither would pass the Content-Security-Policy.
      expect([url, /<[^>]+\sstyle=|<script(?![^>]*\s(?:src|type)=)/.exec(body)?.[0]]).toEqual([
        url,
        undefined,
      ]);
    }
    expect(lines.map(({ msg }) => msg)).toEqual([]);
  },
  READING,
);

test(
  'every page is found again from its full address, and names the short one',
  async () => {
    const { map } = shortUrls(repository);
    for (const page of sitePages()) {
      const { body } = await publish.inject({ url: `${page.path}.html`, headers: { host: 'site.example' } });
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
      if (canonical !== undefined) expect(canonical).toBe(`http://site.example${map(`${page.path}.html`)}`);
    }
  },
  READING,
);
