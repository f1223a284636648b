import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StorageError } from '../../model-json/core/repository/errors';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import type { NodeJson } from '../../model-json/core/repository/node-json';

const results = resolve(__dirname, '../../test-results');
mkdirSync(results, { recursive: true });
const dir = mkdtempSync(join(results, 'full-disk-'));
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dir]).status === 0;
if (!canMount) console.warn(`Skipped: cannot mount a small disk at ${dir}; this needs root on Linux.`);
afterAll(() => {
  if (canMount) spawnSync('umount', [dir]);
  rmSync(dir, { recursive: true, force: true });
});

const LARGE = Array.from({ length: 3 }, () => 'Compressed air, oil-free. '.repeat(2767));
const text = (name: string): NodeJson => ({ 'jcr:primaryType': 'nt:unstructured', text: name });
const page = (): NodeJson => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', text: LARGE, title: text('title') },
});
const open = () => openFilesRepository({ mounts: [{ at: '/', dir }], log: console });

(canMount ? it : it.skip).each([500, 300])(
  'a disk with %d kB left keeps refused changes out and later saves in',
  async (free) => {
    const repository = await open();
    for (const name of ['a', 'b']) await repository.write(`/content/${name}`, page());
    const filler = join(dir, '.filler');
    const { bavail, bsize } = statfsSync(dir);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - free * 1024));

    const [from, to] = ['/content/a/jcr:content/title', '/content/b/jcr:content/moved'];
    const error = await repository.change((draft) => draft.move(from, to)).catch((reason: Error) => reason);
    if (error) expect(error.message).toContain('ENOSPC');
    rmSync(filler);
    await repository.write(from, text('saved'));
    await repository.write('/content/b/jcr:content/other', text('saved'));
    await repository.close();

    const next = await open();
    expect(next.get(from)?.properties['text']).toBe('saved');
    expect(next.get('/content/b/jcr:content/other')?.properties['text']).toBe('saved');
    expect(next.get(to) === undefined).toBe(error !== undefined);
    expect(readdirSync(dir).filter((name) => !name.startsWith('.lock'))).toEqual(['content']);
    await next.close();
  },
);

(canMount ? it : it.skip)(
  'a read-only disk is reported; changes are refused and pages still served',
  async () => {
    const repository = await open();
    await repository.write('/content/a', page());
    expect(await repository.refusal()).toBeUndefined();
    await repository.close();
    spawnSync('mount', ['-o', 'remount,ro', dir]);
    const next = await open();
    expect(await next.refusal()).toContain('EROFS');
    await expect(next.write('/content/a/jcr:content/title', text('new'))).rejects.toThrow(StorageError);
    expect(next.get('/content/a/jcr:content/title')?.properties['text']).toBe('title');
    await next.close();
    spawnSync('mount', ['-o', 'remount,rw', dir]);
  },
);
