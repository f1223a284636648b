import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, openFolder, page, namesIn } from '../../testing/content-folder';
import { versionOf } from '../version';

const ID = '999999999-00c0ffee';
const hash = (title: string) => versionOf(JSON.stringify(page(title)));

/** A folder as a crash leaves it: A is to get a new title, its child B is to go, C is to come. */
const cutShort = (ending = 'journal') =>
  contentFolder({
    'content/a.json': page('A'),
    'content/a/b.json': page('B'),
    [`content/.a.json.${ID}.tmp`]: page('New A'),
    [`content/.c.json.${ID}.tmp`]: page('C'),
    [`.${ID}.${ending}`]: JSON.stringify([
      { file: 'content/a.json', before: hash('A'), after: hash('New A') },
      { file: 'content/a/b.json', before: hash('B'), after: null },
      { file: 'content/c.json', before: null, after: hash('C') },
    ]),
  });

const titles = (repository: Awaited<ReturnType<typeof openFolder>>) =>
  ['a', 'a/b', 'c'].map(
    (name) => repository.get(`/content/${name}/jcr:content`)?.properties['jcr:title'] ?? null,
  );

it('finishes at the start what a crash cut short', async () => {
  const folder = cutShort();
  expect(titles(await openFolder(folder))).toEqual(['New A', null, 'C']);
  expect(namesIn(folder.dir)).toEqual(['content']);
  expect(readdirSync(join(folder.dir, 'content'))).toEqual(['a.json', 'c.json']);
});

it('leaves a page that was changed after the crash, and says so', async () => {
  const folder = cutShort();
  folder.put('content/a.json', page('By somebody else'));
  const lines: string[] = [];
  expect(titles(await openFolder(folder, lines))).toEqual(['By somebody else', null, 'C']);
  expect(lines).toEqual([
    `${join(folder.dir, 'content/a.json')}: was changed after a change that was cut short, and stays as it is`,
  ]);
});

it('takes a change back of which a file has been lost', async () => {
  const folder = cutShort();
  folder.put(`content/.c.json.${ID}.tmp`, 'torn by a power cut');
  expect(titles(await openFolder(folder))).toEqual(['A', 'B', null]);
  expect(namesIn(folder.dir)).toEqual(['content']);
});

it('takes back a change that was refused', async () => {
  const folder = cutShort('undo');
  folder.put('content/a.json', page('New A'));
  folder.put(`content/.a.json.old.${ID}.tmp`, page('A'));
  expect(titles(await openFolder(folder))).toEqual(['A', 'B', null]);
  expect(namesIn(folder.dir)).toEqual(['content']);
});

it('names a broken journal, starts all the same, and keeps what belongs to it', async () => {
  const folder = cutShort();
  folder.put(`.${ID}.journal`, '[{');
  const repository = await openFolder(folder);
  expect(titles(repository)).toEqual(['A', 'B', null]);
  expect(repository.problems().map(({ message }) => message)).toEqual([
    `.${ID}.journal: is a journal that cannot be read; look whether the pages that were changed last are right, then remove it`,
  ]);
  expect(existsSync(join(folder.dir, `content/.a.json.${ID}.tmp`))).toBe(true);
});
