import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../../Repository';
import { contentFolder, logTo, page, type ContentFolder } from '../../testing/content-folder';
import { openFilesRepository } from '../FilesRepository';

const FILE = 'content/a.json';
let folder: ContentFolder;
let lines: string[];
let open: Repository | undefined;

/** Starts on the folder after the previous server has ended. */
async function start(options: { readonly?: boolean } = {}): Promise<Repository> {
  await open?.close();
  lines = [];
  const mounts = [{ at: '/', dir: join(folder.dir, 'tree') }];
  const saved = join(folder.dir, 'saved.db');
  open = await openFilesRepository({ mounts, log: logTo(lines), saved, ...options });
  return open;
}
const title = (repository: Repository, name = 'a') =>
  repository.get(`/content/${name}/jcr:content`)?.properties['jcr:title'];

beforeEach(async () => {
  folder = contentFolder({ [`tree/${FILE}`]: page('A'), 'tree/content/b.json': page('B') });
  await start();
});
afterEach(async () => {
  await open?.close();
  open = undefined;
});

it.each(['{ "torn', '', '[]', '\u0000\u0000\u0000'])(
  'serves the last valid version of a page whose file contains %j after a restart, and reports the problem',
  async (text) => {
    await open!.write('/content/a', page('A, changed'));
    await open!.close();
    folder.put(`tree/${FILE}`, text);
    for (const options of [{}, {}, { readonly: true }]) {
      const repository = await start(options);
      expect(title(repository)).toBe('A, changed');
      expect(repository.problems().map(({ file }) => file)).toEqual([FILE]);
      expect(lines).toHaveLength(1);
    }
    await expect((await start()).write('/content/a/jcr:content/x', page('X'))).rejects.toThrow(FILE);
    folder.put(`tree/${FILE}`, page('Mended'));
    const repository = await start();
    expect(title(repository)).toBe('Mended');
    expect(repository.problems()).toEqual([]);
  },
);

it('keeps no copy of a removed page, whatever takes its place', async () => {
  await open!.delete('/content/a');
  folder.put(`tree/${FILE}`, '{ "torn');
  expect(title(await start())).toBeUndefined();
});

it('never shows outdated content after changes while no server ran, not even with the same size and times', async () => {
  const file = join(folder.dir, 'tree', FILE);
  const { atime, mtime } = statSync(file);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"A"', '"C"'));
  utimesSync(file, atime, mtime);
  folder.put('tree/content/new.json', page('New'));
  const repository = await start();
  expect(title(repository)).toBe('C');
  expect(title(repository, 'b')).toBe('B');
  expect(title(repository, 'new')).toBe('New');
});

it('recreates a damaged cache, which never prevents a start', async () => {
  await open!.close();
  folder.put('saved.db', 'x'.repeat(10_000));
  expect(title(await start())).toBe('A');
  expect(title(await start())).toBe('A');
  expect(existsSync(join(folder.dir, 'saved.db'))).toBe(true);
});
