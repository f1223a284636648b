import { mkdirSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change, Repository } from '../../Repository';
import {
  component,
  contentFolder,
  logTo,
  openFolder,
  page,
  type ContentFolder,
} from '../../testing/content-folder';

import { openFilesRepository } from '../FilesRepository';

const HOME = '/content/ventora/en';
const FILE = 'content/ventora/en.json';

jest.setTimeout(60_000);

let repository: Repository;
let folder: ContentFolder;
let changes: Change[];
let lines: string[];

beforeEach(async () => {
  folder = contentFolder({
    [FILE]: page('Home', {}, { products: {} }),
    'content/ventora/en/products.json': page('Products'),
  });
  lines = [];
  changes = [];
  repository = await openFolder(folder, lines);
  repository.onChange((change) => changes.push(change));
  await repository.watch();
});
afterEach(() => repository.close());

const title = (path = HOME) => repository.get(`${path}/jcr:content`)?.properties['jcr:title'];

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Timed out; changes: ${JSON.stringify(changes)}`);
    await pause(10);
  }
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('shows changes of another program', async () => {
  folder.put(FILE, page('Start'));
  await until(() => title() === 'Start');
  expect(changes).toEqual([{ version: 1, paths: [HOME] }]);
  expect(title(`${HOME}/products`)).toBe('Products');
});

it('shows changes that another program made between reading and watching', async () => {
  const other = await openFilesRepository({
    mounts: [{ at: '/', dir: folder.dir }],
    log: logTo(lines),
    readonly: true,
  });
  folder.put(FILE, page('Start'));
  folder.put('content/ventora/en/new.json', page('New'));
  unlinkSync(join(folder.dir, 'content/ventora/en/products.json'));
  await other.watch();
  expect(other.get(`${HOME}/jcr:content`)?.properties['jcr:title']).toBe('Start');
  expect(other.list(HOME).map(({ name }) => name)).toEqual(['jcr:content', 'new']);
  await other.close();
});

it('shows a picture that was uploaded, removed and uploaded again', async () => {
  const mounts = [
    { at: '/', dir: folder.dir, skip: ['dam'] },
    { at: '/content/dam', dir: join(folder.dir, 'dam') },
  ];
  const other = await openFilesRepository({ mounts, log: logTo(lines), readonly: true });
  await other.watch();
  for (const name of ['a.svg', 'b.svg']) {
    folder.put(`dam/${name}`, '<svg/>');
    await until(() => other.get(`/content/dam/${name}`) !== undefined);
    rmSync(join(folder.dir, 'dam'), { recursive: true });
    await until(() => other.get('/content/dam') === undefined);
  }
  await other.close();
});

it('shows changes of an editor that saves by renaming', async () => {
  const file = join(folder.dir, FILE);
  renameSync(file, `${file}~`);
  writeFileSync(`${file}.swp`, JSON.stringify(page('Start')));
  renameSync(`${file}.swp`, file);
  unlinkSync(`${file}~`);
  await until(() => title() === 'Start');
  expect(changes).toEqual([{ version: 1, paths: [HOME] }]);
});

it('shows pages that were added and removed, including folders', async () => {
  folder.put('content/ventora/en/blog/dry-air.json', page('Dry air'));
  await until(() => title(`${HOME}/blog/dry-air`) === 'Dry air');
  rmSync(join(folder.dir, 'content/ventora/en/blog'), { recursive: true });
  await until(() => repository.get(`${HOME}/blog`) === undefined);
  unlinkSync(join(folder.dir, FILE));
  await until(() => title() === undefined);
  expect(title(`${HOME}/products`)).toBe('Products');
});

it('keeps the last valid version of a page while its file is broken, and reports it once', async () => {
  folder.put(FILE, '{ "jcr:primaryType": "cq:Page"');
  await until(() => repository.problems().length === 1);
  expect(title()).toBe('Home');
  expect(changes).toEqual([]);
  folder.put('content/ventora/en/about.json', page('About'));
  await until(() => title(`${HOME}/about`) === 'About');
  expect(title()).toBe('Home');
  expect(lines).toEqual([
    `ContentError: ${FILE}:1:31: is not valid JSON: found the end of the file; write "," or "}"`,
  ]);
  folder.put(FILE, page('Repaired'));
  await until(() => title() === 'Repaired');
  expect(repository.problems()).toEqual([]);
});

it('uses a node in an ancestor’s file once the node’s own file is gone', async () => {
  folder.put(FILE, page('Home', {}, { products: page('Inline products') }));
  await until(() => repository.problems().length === 1);
  expect(title(`${HOME}/products`)).toBe('Products');
  unlinkSync(join(folder.dir, 'content/ventora/en/products.json'));
  await until(() => title(`${HOME}/products`) === 'Inline products');
  expect(repository.problems()).toEqual([]);
});

it('ignores its own writes', async () => {
  await repository.write(`${HOME}/jcr:content/root/teaser`, component('teaser'));
  await pause(300);
  expect(changes).toEqual([{ version: 1, paths: [HOME] }]);
});

it('ignores files that are not content', async () => {
  folder.put('content/README.md', 'x');
  folder.put('content/.en.json.swp', 'x');
  folder.put('content/[x].json', page('X'));
  mkdirSync(join(folder.dir, 'content/empty'));
  folder.put(FILE, page('Start'));
  await until(() => title() === 'Start');
  expect(changes).toEqual([{ version: 1, paths: [HOME] }]);
  expect(repository.list('/content').map(({ name }) => name)).toEqual(['ventora']);
});

it('reports nothing more once it is closed', async () => {
  await repository.close();
  folder.put(FILE, page('Start'));
  await pause(300);
  expect(title()).toBe('Home');
});

it('shows all files of another program’s change at once, however slow the disk is', async () => {
  const reader = await openFilesRepository({
    mounts: [{ at: '/', dir: folder.dir }],
    log: logTo(lines),
    readonly: true,
  });
  await reader.watch();
  const seen: unknown[] = [];
  const titles = () =>
    [HOME, `${HOME}/products`].map((path) => reader.get(`${path}/jcr:content`)?.properties['jcr:title']);
  reader.onChange(() => seen.push(titles()));
  const journal = join(folder.dir, '.123-0a1b2c3d.journal');
  writeFileSync(journal, '[]');
  folder.put(FILE, page('Start'));
  await pause(300);
  expect(titles()).toEqual(['Home', 'Products']);
  folder.put('content/ventora/en/products.json', page('Range'));
  await pause(20);
  rmSync(journal);
  await until(() => seen.length > 0);
  expect(seen).toEqual([['Start', 'Range']]);
  await reader.close();
});
