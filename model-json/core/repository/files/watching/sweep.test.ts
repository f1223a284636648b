import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder, openFolder, page } from '../../testing/content-folder';

const DEAD = 2 ** 22 + 1; // above Linux's highest process id

describe('leftovers of a crash', () => {
  it('removes half-written files', async () => {
    const folder = contentFolder({
      'content/a.json': page('A'),
      [`content/.a.json.${DEAD}-0123abcd.tmp`]: '{ "half',
    });
    const repository = await openFolder(folder);
    expect(readdirSync(join(folder.dir, 'content'))).toEqual(['a.json']);
    expect(repository.problems()).toEqual([]);
  });

  it('keeps files of another running program, unless they are old', async () => {
    const its = `content/.a.json.${process.ppid}-0123abcd.tmp`;
    const folder = contentFolder({ [its]: 'being written' });
    await openFolder(folder);
    expect(existsSync(join(folder.dir, its))).toBe(true);
    await utimes(join(folder.dir, its), 0, 0);
    await openFolder(folder);
    expect(existsSync(join(folder.dir, its))).toBe(false);
  });

  it('completes an interrupted removal: no page without its children', async () => {
    const folder = contentFolder({
      'content/a.json': page('A'),
      'content/a/b.json': page('B'),
      'content/c.json': page('C'),
    });
    renameSync(join(folder.dir, 'content/a'), join(folder.dir, 'content/.a.deleted'));
    const repository = await openFolder(folder);
    expect(repository.get('/content/a')).toBeUndefined();
    expect(readdirSync(join(folder.dir, 'content'))).toEqual(['c.json']);
  });

  it('takes nothing that was created after a removal that only had to be cleaned up', async () => {
    const folder = contentFolder({ 'content/a.json': page('New A') });
    mkdirSync(join(folder.dir, `content/..a.deleted.${DEAD}-0123abcd.tmp`));
    const repository = await openFolder(folder);
    expect(repository.get('/content/a')).toBeDefined();
    expect(readdirSync(join(folder.dir, 'content'))).toEqual(['a.json']);
  });
});
