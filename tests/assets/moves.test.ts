import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import type { Repository } from '../../model-json/core/repository/Repository';
import { page } from '../server/fixture-site';
import { startSite, type TestSite } from '../server/start-site';
import { AssetClient, picture } from './asset-client';

const DAM = '/content/dam/ventora';
const SITE = '/content/ventora/gb/en';
const image = (path: string) => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': 'ventora/components/image',
  fileReference: path,
});

let site: TestSite;
let client: AssetClient;
beforeEach(async () => {
  const content = {
    'content/ventora/gb/en.json': page('Home', {
      image: image(`${DAM}/pump.png`),
      own: image(`${DAM}/own.png`),
    }),
  };
  site = await startSite({ content, published: content });
  client = new AssetClient(site.author);
  await client.create('ventora/own.png', await picture());
  await client.content.post('/bin/replicate.json', { cmd: 'Activate', path: `${DAM}/own.png` });
});
afterEach(() => site.close());

const move = (from: string, to: string, method = 'MOVE') =>
  client.ask(method, `/api/assets/ventora/${from}`, {
    headers: { 'x-destination': `/api/assets/ventora/${to}` },
  });
const visit = async (path: string) => (await site.publish.inject(path)).statusCode;

test('a moved asset takes its references along, and visitors see it at its new place at once', async () => {
  await client.ask('POST', '/api/assets/ventora/pumps', {
    headers: { 'content-type': 'application/json' },
    payload: { class: 'assetFolder', properties: { title: 'Pumps' } },
  });
  expect(await move('own.png', 'pumps/m-50.png')).toMatchObject({ status: 201 });
  const home = await client.content.node(`${SITE}/jcr:content/root/own`);
  expect(home['fileReference']).toBe(`${DAM}/pumps/m-50.png`);
  expect(await visit(`${DAM}/pumps/m-50.png`)).toBe(200);
  expect(await visit(`${DAM}/own.png`)).toBe(404);
  const published = site.publishRepository.get(`${SITE}/jcr:content/root/own`)!.properties;
  expect(published['fileReference']).toBe(`${DAM}/pumps/m-50.png`);
});

test('a file that came with the site moves like an uploaded one, also with its folder', async () => {
  expect(await move('pump.png', 'm-50.png')).toMatchObject({ status: 201 });
  expect((await site.author.inject(`${DAM}/m-50.png`)).statusCode).toBe(200);
  expect((await site.author.inject(`${DAM}/pump.png`)).statusCode).toBe(404);
  expect(await move('brand', 'logos')).toMatchObject({ status: 201 });
  expect((await site.author.inject(`${DAM}/logos/favicon.svg`)).statusCode).toBe(200);
});

test('an asset can be copied, found where it is used, and deleted for visitors too', async () => {
  expect(await move('own.png', 'copy.png', 'COPY')).toMatchObject({ status: 201 });
  expect((await site.author.inject(`${DAM}/copy.png`)).statusCode).toBe(200);
  const used = (await site.author.inject(`${DAM}/own.png.references.json`)).json<object>();
  expect(used).toMatchObject({ pages: [{ path: SITE, title: 'Home' }] });
  const gone = await client.ask('DELETE', '/api/assets/ventora/own.png');
  expect(gone).toMatchObject({ status: 200, properties: { unpublished: [`${DAM}/own.png`] } });
  expect(await visit(`${DAM}/own.png`)).toBe(404);
  expect((await site.author.inject(`${DAM}/copy.png`)).statusCode).toBe(200);
});

test('assets and pages do not mix, and nothing is overwritten by a move', async () => {
  const post = (path: string, dest: string) =>
    client.content.post(path, { ':operation': 'relocate', ':dest': dest });
  expect((await post(`${DAM}/own.png`, `${SITE}/own`)).status).toBe(422);
  expect((await post(SITE, `${DAM}/page`)).status).toBe(422);
  expect((await move('own.png', 'pump.png')).status).toBe(412);
});

test('a folder lists its children with what a console shows, page by page', async () => {
  const { json } = await client.ask('GET', '/api/assets/ventora.json?limit=2&offset=1');
  expect(json['properties']).toMatchObject({
    name: 'ventora',
    'srn:paging': { total: 3, offset: 1, limit: 2 },
  });
  const [first] = json['entities'] as Record<string, unknown>[];
  expect(first).toMatchObject({
    class: ['assets/asset'],
    properties: {
      name: 'own.png',
      type: 'image/png',
      metadata: { 'tiff:ImageWidth': 40 },
      publication: { published: true, changedSince: false },
    },
  });
});

describe('over files that cannot be written', () => {
  let dir: string;
  let repository: Repository;
  const open = () =>
    openFilesRepository({
      mounts: [
        { at: '/', dir: join(dir, 'tree'), skip: ['dam'] },
        { at: '/content/dam', dir: join(dir, 'git'), readonly: true },
        { at: '/content/dam', dir: join(dir, 'tree/dam') },
      ],
      binaries: join(dir, 'binaries'),
      log: { info: () => undefined, warn: () => undefined },
    });
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'dam-'));
    mkdirSync(join(dir, 'git/site'), { recursive: true });
    writeFileSync(join(dir, 'git/site/a.png'), await picture());
    writeFileSync(join(dir, 'git/site/b.png'), await picture());
    repository = await open();
  });
  afterEach(async () => {
    await repository.close();
    rmSync(dir, { recursive: true, force: true });
  });

  test('a deleted asset stays deleted after a restart, and can be made again', async () => {
    await repository.change((draft) => draft.remove('/content/dam/site/a.png'));
    expect(repository.get('/content/dam/site/a.png')).toBeUndefined();
    await repository.close();
    repository = await open();
    expect(repository.get('/content/dam/site/a.png')).toBeUndefined();
    expect(repository.get('/content/dam/site/b.png')).toBeDefined();
    expect(readdirSync(join(dir, 'git/site'))).toEqual(['a.png', 'b.png']);
    await repository.change((draft) =>
      draft.create('/content/dam/site/a.png', {
        'jcr:primaryType': 'dam:Asset',
        'jcr:content': { 'jcr:primaryType': 'dam:AssetContent', contentFragment: true },
      }),
    );
    await repository.close();
    repository = await open();
    expect(repository.get('/content/dam/site/a.png/jcr:content')!.properties['contentFragment']).toBe(true);
    expect(readdirSync(join(dir, 'tree/dam/site'))).toEqual(['a.png.json']);
  });

  test('a deleted folder is gone with all its files', async () => {
    await repository.change((draft) => draft.remove('/content/dam/site'));
    expect(repository.get('/content/dam/site')).toBeUndefined();
    await repository.close();
    repository = await open();
    expect(repository.get('/content/dam/site')).toBeUndefined();
    expect(repository.problems()).toEqual([]);
  });
});
