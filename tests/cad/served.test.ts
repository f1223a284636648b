/** @jest-turn 8 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { site } from '../../model-json/sites/ventora/site';
import type { Repository } from '../../model-json/core/repository/Repository';
import { buildServer } from '../../model-json/core/server/build-server';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { testFrontend } from '../server/start-site';

const dir = mkdtempSync(path.join(tmpdir(), 'cad-'));
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

const FILTER = '/content/ventora/fr/fr/products/filters/fine/ff-6';

test('each file that a product’s page offers is served, by its media type and under a name of its own', async () => {
  const { body } = await publish.inject({ url: `${FILTER}.html` });
  const offered = body.matchAll(/href="([^"]*\.(?:dimensions\.pdf|solid\.step|outline\.dxf|view\.glb))"/g);
  // The 3D model is offered beside the pictures, too.
  const links = [...new Set([...offered].map(([, url = '']) => url))];
  expect(links).toHaveLength(4);
  const answers = await Promise.all(
    links.map((url) => publish.inject({ url, headers: { host: 'www.ventora.example' } })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
    'model/gltf-binary',
    'application/pdf',
    'model/step',
    'image/vnd.dxf',
  ]);
  expect(answers.map(({ headers }) => headers['content-disposition'])).toEqual([
    expect.stringContaining('attachment'),
    expect.stringMatching(/^inline;.*Ventora%20V-4301-00%20FF%206%20-%20Plan%20cot/),
    expect.stringContaining('attachment'),
    expect.stringContaining('attachment'),
  ]);
}, 240_000);

test.each([
  `${FILTER}.solid.pdf`,
  `${FILTER}.dimensions.step`,
  `${FILTER}.solid.big.step`,
  '/content/ventora/gb/en/products/filters/fine.solid.step',
  '/content/ventora/gb/en/products/oils/vp-100.dimensions.pdf',
])('%s is not a file', async (url) => {
  expect((await publish.inject({ url })).statusCode).toBe(404);
});
