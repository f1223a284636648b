/** @jest-turn 8 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { openService, type Service } from '../../model-json/programs/service/open-service';
import { readServiceSettings } from '../../model-json/programs/service/service-settings';
import { startSite, testFrontend, type TestSite } from '../server/start-site';
import { SlingStandIn } from './SlingStandIn';

/* The service with a failing AEM, and with unauthorised clients. */

const root = path.resolve(__dirname, '../..');
const SECRET = 'sixteen characters';
const PAGE = '/content/ventora/gb/en.html';

let site: TestSite;
let aem: SlingStandIn;
let dir: string;
let service: Service | undefined;

beforeEach(async () => {
  site = await startSite();
  aem = await SlingStandIn.start(site.repository);
  dir = mkdtempSync(path.join(tmpdir(), 'service-'));
});
afterEach(async () => {
  await service?.close();
  service = undefined;
  await aem.stop();
  await site.close();
  rmSync(dir, { recursive: true, force: true });
});

async function start(more: Record<string, string> = {}): Promise<Service> {
  const settings = readServiceSettings({
    CONTENT_URL: aem.origin,
    PUBLIC_ORIGIN: 'https://www.example.com',
    DATA_DIR: dir,
    ...more,
  });
  service = await openService(root, settings, testFrontend, fastify({ logger: { level: 'silent' } }).log);
  return service;
}

const statusOf = async ({ app }: Service, url: string, headers = {}): Promise<number> =>
  (await app.inject({ url, headers })).statusCode;

/** It is ready once its search index is built, which begins with the first search. */
async function expectReady(service: Service): Promise<void> {
  expect(await statusOf(service, '/readyz')).toBe(503);
  while ((await statusOf(service, '/bin/ventora/search?q=piston')) !== 200) await setTimeout(50);
  expect(await statusOf(service, '/readyz')).toBe(200);
}

it.each([
  ['is down', 503],
  ['shows nothing', 404],
])('serves nothing and is not ready while AEM %s, then recovers by itself', async (_, status) => {
  aem.broken = status;
  const started = await start();
  const ready = await started.app.inject('/readyz');
  expect([ready.statusCode, ready.json<{ status: string }>().status]).toEqual([503, 'empty']);
  const answer = await started.app.inject(PAGE);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  expect(await statusOf(started, '/healthz')).toBe(200);
  aem.broken = undefined;
  await started.content.read();
  // The repository reads the files as it is notified of them.
  while ((await statusOf(started, PAGE)) !== 200) await setTimeout(50);
  await expectReady(started);
});

it('starts without assets that AEM refuses', async () => {
  aem.brokenFiles = 302;
  await expectReady(await start());
});

it('serves a cached response only to clients with the secret', async () => {
  const { app } = await start({ SERVICE_SECRET: SECRET });
  const url = await app.listen({ port: 0, host: 'localhost' });
  const ask = async (headers = {}) => (await fetch(url + PAGE, { headers })).status;
  expect(await ask()).toBe(403);
  expect(await ask({ 'x-service-secret': SECRET })).toBe(200);
  expect(await ask({ 'x-service-secret': SECRET })).toBe(200);
  expect(await ask()).toBe(403);
});
