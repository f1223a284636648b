import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { childPages } from '../../model-json/exporter/shared/pages';
import { siteExporters } from '../../model-json/exporter/ventora';
import { openFilesRepository } from '../../model-json/repository/files/FilesRepository';
import type { Repository } from '../../model-json/repository/Repository';
import type { Resource } from '../../model-json/repository/Resource';
import { buildServer } from '../../model-json/server/build-server';
import { shortUrls } from '../../model-json/server/short-urls';
import { testFrontend, type LogLine } from './start-site';

const root = path.resolve(__dirname, '../../model-json');
const lines: LogLine[] = [];
let repository: Repository;
let publish: FastifyInstance;

beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) };
  const { log } = fastify({ logger: { level: 'warn', stream } });
  repository = await openFilesRepository({
    mounts: [
      { at: '/', dir: path.join(root, 'content'), readonly: true },
      { at: '/content/dam', dir: path.join(root, 'dam'), readonly: true, skip: ['studio'] },
    ],
    log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
  });
  const frontend = testFrontend();
  publish = buildServer({
    runMode: 'publish',
    repository,
    registry: siteExporters,
    frontend: () => frontend,
    renditionsDir: 'unused',
    log,
  });
});
afterAll(async () => {
  await publish.close();
  await repository.close();
});

const below = (page: Resource): Resource[] => [page, ...childPages(page).flatMap(below)];

/** Every page of every language, `/content/ventora/<country>/<language>/…`. */
const sitePages = (): Resource[] =>
  [...(repository.get('/content/ventora')?.children.values() ?? [])].flatMap(childPages).flatMap(below);

test('every page of the site is read at its short address, whole and without a complaint', async () => {
  const { map } = shortUrls(repository);
  const pages = sitePages();
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const url = map(`${page.path}.html`);
    const { statusCode, headers, body } = await publish.inject({ url, headers: { host: 'site.example' } });
    expect([url, statusCode]).toEqual([url, headers.location === undefined ? 200 : 302]);
    // Neither would pass the Content-Security-Policy.
    expect([url, /<[^>]+\sstyle=|<script(?![^>]*\s(?:src|type)=)/.exec(body)?.[0]]).toEqual([url, undefined]);
  }
  expect(lines.map(({ msg }) => msg)).toEqual([]);
});

test('every page is found again from its full address, and names the short one', async () => {
  const { map } = shortUrls(repository);
  for (const page of sitePages()) {
    const { body } = await publish.inject({ url: `${page.path}.html`, headers: { host: 'site.example' } });
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
    if (canonical !== undefined) expect(canonical).toBe(`http://site.example${map(`${page.path}.html`)}`);
  }
});
