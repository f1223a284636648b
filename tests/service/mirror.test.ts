/** @jest-turn 8 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mirrorContent } from '../../model-json/core/mirror/mirror-content';
import { Sling } from '../../model-json/core/mirror/Sling';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import { toJson, type NodeJson } from '../../model-json/core/repository/node-json';
import { complaints, startSite, type TestSite } from '../server/start-site';
import { page } from '../server/fixture-site';
import { SlingStandIn } from './SlingStandIn';

/* A content folder that mirrors an AEM. */

const ROOTS = ['/content/ventora', '/content/dam/ventora', '/content/cq:tags/ventora'];
const silent = { info: () => {}, warn: () => {} };

let site: TestSite;
let aem: SlingStandIn;
let dir: string;

beforeEach(async () => {
  site = await startSite();
  // Few enough that a page must be assembled from several responses.
  aem = await SlingStandIn.start(site.repository, 12);
  dir = mkdtempSync(path.join(tmpdir(), 'mirror-'));
});
afterEach(async () => {
  await aem.stop();
  await site.close();
  rmSync(dir, { recursive: true, force: true });
});

const mirror = (confirmed = 0) => mirrorContent(new Sling(aem.origin), ROOTS, dir, confirmed);
const open = () => openFilesRepository({ mounts: [{ at: '/', dir }], log: silent });

async function contentOf(root: string): Promise<NodeJson> {
  const copy = await open();
  expect(copy.problems()).toEqual([]);
  const json = toJson(copy.get(root)!);
  await copy.close();
  return json;
}

it('mirrors AEM’s content, and reports a missing root', async () => {
  expect((await mirror()).missing).toEqual(['/content/cq:tags/ventora']);
  expect(aem.asked.some((address) => address.endsWith('.1.json'))).toBe(true);
  expect(await contentOf('/content/ventora')).toEqual(toJson(site.repository.get('/content/ventora')!));
  const pump = '/content/dam/ventora/pump.png/jcr:content/renditions/original/jcr:content';
  const copy = await open();
  expect(copy.get(pump)!.binary!.size).toBe(site.repository.get(pump)!.binary!.size);
  await copy.close();
});

it('mirrors a folder with more children than Sling returns with their descendants', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `news-${index}`);
  for (const name of names) await site.repository.write(`/content/ventora/gb/en/${name}`, page(name));
  await mirror();
  expect(Object.keys(await contentOf('/content/ventora/gb/en'))).toEqual(expect.arrayContaining(names));
});

it('writes only changes, and removes deleted content', async () => {
  const { written } = await mirror();
  expect(written).toBeGreaterThan(5);
  expect(await mirror()).toMatchObject({ written: 0, removed: 0 });
  await site.repository.write('/content/ventora/gb/en/news', page('News'));
  // The page, and its parent, which lists it.
  expect(await mirror()).toMatchObject({ written: 2, removed: 0 });
  await site.repository.delete('/content/ventora/gb/en/news');
  expect(await mirror()).toMatchObject({ written: 1, removed: 1 });
  expect(await contentOf('/content/ventora')).toEqual(toJson(site.repository.get('/content/ventora')!));
  expect(complaints(site)).toEqual([]);
});

it('stores dates as ISO 8601, in whatever format AEM sends them', async () => {
  const dated = page('News', {}, { 'cq:lastModified': 'Tue Mar 03 2026 10:00:00 GMT+0100' });
  await site.repository.write('/content/ventora/gb/en/news', dated);
  await mirror();
  const copy = await open();
  expect(copy.get('/content/ventora/gb/en/news/jcr:content')!.properties['cq:lastModified']).toBe(
    '2026-03-03T09:00:00.000Z',
  );
  await copy.close();
});

it.each([
  ['refuses', 403],
  ['is down', 503],
  ['has lost the site', 404],
])('changes nothing when AEM %s', async (_, status) => {
  await mirror();
  const before = await contentOf('/content/ventora');
  aem.broken = status;
  await expect(mirror()).rejects.toThrow(/AEM/);
  expect(await contentOf('/content/ventora')).toEqual(before);
});

it('keeps a large part of the site that AEM no longer returns until ops confirm its deletion', async () => {
  const archive = '/content/ventora/gb/en/archive';
  await site.repository.write(archive, page('Archive'));
  for (let index = 0; index < 60; index += 1)
    await site.repository.write(`${archive}/post-${index}`, page(`Post ${index}`));
  await mirror();
  await site.repository.delete(archive);
  expect(await mirror()).toMatchObject({ removed: 0, heldBack: 61 });
  expect(await contentOf(`${archive}/post-0`)).toHaveProperty('jcr:content');
  expect(await mirror(60)).toMatchObject({ removed: 0, heldBack: 61 });
  expect(await mirror(61)).toMatchObject({ removed: 61, heldBack: 0 });
});

it('reads everything else if AEM refuses an asset, and requests it again later', async () => {
  aem.brokenFiles = 302;
  const { failed } = await mirror();
  expect(failed).toContainEqual(expect.stringMatching(/pump\.png: AEM answers 302$/));
  expect(await contentOf('/content/ventora')).toEqual(toJson(site.repository.get('/content/ventora')!));
  aem.brokenFiles = undefined;
  expect((await mirror()).failed).toEqual([]);
  const copy = await open();
  expect(copy.get('/content/dam/ventora/pump.png/jcr:content/renditions/original')).toBeDefined();
  await copy.close();
});
