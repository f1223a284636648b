import { join } from 'node:path';
import type { NodeJson } from '../../repository/node-json';
import { openFilesRepository } from '../../repository/files/FilesRepository';
import { contentFolder, logTo, page } from '../../repository/testing/content-folder';
import { damages } from './damage';

const FILE = 'content/contact.json';
const open = (dir: string) =>
  openFilesRepository({
    mounts: [{ at: '/', dir: join(dir, 'tree') }],
    log: logTo([]),
    saved: join(dir, 'saved.db'),
  });

it('reports for each copy of a page which file is damaged, where, and the date of the version that is shown', async () => {
  const good = page('Contact');
  (good['jcr:content'] as NodeJson)['cq:lastModified'] = '2026-11-22T08:00:00.000+00:00';
  const folders = [0, 1].map(() => contentFolder({ [`tree/${FILE}`]: good }));
  for (const { dir } of folders) await (await open(dir)).close();
  folders[1]!.put(`tree/${FILE}`, '{ "torn');
  const [author, publish] = await Promise.all(folders.map(({ dir }) => open(dir)));
  expect(Object.fromEntries(damages(author!, publish!))).toEqual({
    '/content/contact': [
      expect.objectContaining({
        tree: 'publish',
        file: FILE,
        where: '1:3',
        isShown: true,
        shownSince: '2026-11-22T08:00:00.000Z',
      }),
    ],
  });
  await Promise.all([author!.close(), publish!.close()]);
});
