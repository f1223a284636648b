import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, openFolder, page, namesIn } from '../../testing/content-folder';
import { versionOf } from '../version';

const ID = '999999999-00c0ffee';
const hash = (title: string) => versionOf(JSON.stringify(page(title)));

/** A folder after a crash: A is getting a new title, its child B is being removed, C is being added. */
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

it('completes at start-up a change interrupted by a crash', async () => {
  const folder = cutShort();
  expect(titles(await openFolder(folder))).toEqual(['New A', null, 'C']);
  expect(namesIn(folder.dir)).toEqual(['content']);
  expect(readdirSync(join(folder.dir, 'content'))).toEqual(['a.json', 'c.json']);
});

it('leaves a page that was changed after the crash, and logs it', async () => {
  const folder = cutShort();
  folder.put('content/a.json', page('By somebody else'));
  const lines: string[] = [];
  expect(titles(await openFolder(folder, lines))).toEqual(['By somebody else', null, 'C']);
  expect(lines).toEqual([
    `${join(folder.dir, 'content/a.json')}: was changed after an interrupted change, and is left unchanged`,
  ]);
});

it('rolls back a change of which a file has been lost', async () => {
  const folder = cutShort();
  folder.put(`content/.c.json.${ID}.tmp`, 'torn by a power cut');
  expect(titles(await openFolder(folder))).toEqual(['A', 'B', null]);
  expect(namesIn(folder.dir)).toEqual(['content']);
});

it('rolls back a change that was refused', async () => {
  const folder = cutShort('undo');
  folder.put('content/a.json', page('New A'));
  folder.put(`content/.a.json.old.${ID}.tmp`, page('A'));
  expect(titles(await openFolder(folder))).toEqual(['A', 'B', null]);
  expect(namesIn(folder.dir)).toEqual(['content']);
});

it('reports a broken journal, starts all the same, and keeps its files', async () => {
  const folder = cutShort();
  folder.put(`.${ID}.journal`, '[{');
  const repository = await openFolder(folder);
  expect(titles(repository)).toEqual(['A', 'B', null]);
  expect(repository.problems().map(({ message }) => message)).toEqual([
    `.${ID}.journal: is an unreadable journal; check the pages that were changed last, then remove it`,
  ]);
  expect(existsSync(join(folder.dir, `content/.a.json.${ID}.tmp`))).toBe(true);
});
