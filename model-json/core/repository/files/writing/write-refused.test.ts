import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ConflictError, ContentError, PathError, ReadOnlyError } from '../../errors';
import { toJson } from '../../node-json';
import { component, contentFolder, logTo, openFolder, page } from '../../testing/content-folder';
import { HOME, smallSite, TEASER } from '../../testing/small-site';
import { openFilesRepository } from '../FilesRepository';

describe('a write is refused and changes nothing', () => {
  it.each([
    [
      'of a path that traverses',
      '/content/../../etc/passwd',
      component('x'),
      PathError,
      'is not a valid node name',
    ],
    ['of a relative path', 'content', component('x'), PathError, 'is not absolute'],
    [
      'without parent',
      `${HOME}/jcr:content/nowhere/teaser`,
      component('x'),
      PathError,
      'has no parent; write the parent',
    ],
    [
      'in no page',
      '/content/new/jcr:content/root',
      component('x'),
      PathError,
      'is not inside a page; write the page first',
    ],
    ['of a property', `${HOME}/jcr:content/jcr:title`, component('x'), PathError, 'is a property'],
    [
      'of no node',
      TEASER,
      { a: 1 },
      ContentError,
      'en.json#/jcr:content/root/teaser: has no jcr:primaryType',
    ],
    [
      'of an empty node',
      TEASER,
      {},
      ContentError,
      'en.json#/jcr:content/root/teaser: has no jcr:primaryType',
    ],
    ['of an invalid value', TEASER, component('x', { a: NaN }), ContentError, 'teaser/a: NaN is not a value'],
    [
      'of a child page in its parent',
      HOME,
      page('Home', {}, { products: page('Products') }),
      ContentError,
      '#/products: has a file of its own; write {} here, and the node at /content/ventora/en/products',
    ],
  ])('%s', async (_, path, node, type, message) => {
    const { folder, repository } = await smallSite();
    const before = toJson(repository.get('/')!);
    const write = repository.write(path, node);
    await expect(write).rejects.toThrow(type);
    await expect(write).rejects.toThrow(message);
    expect(repository.version).toBe(0);
    expect(toJson(repository.get('/')!)).toEqual(before);
    expect(toJson((await openFolder(folder)).get('/')!)).toEqual(before);
  });

  it('in a page whose file is broken', async () => {
    const { folder, repository } = await smallSite();
    folder.put('content/ventora/en.json', '{ broken');
    await expect(repository.write(TEASER, component('teaser'))).rejects.toThrow(
      'content/ventora/en.json:1:3: is not valid JSON',
    );
    expect(folder.text('content/ventora/en.json')).toBe('{ broken');
  });

  it('through a symbolic link out of the folder', async () => {
    const outside = contentFolder();
    const { folder, repository } = await smallSite();
    symlinkSync(outside.dir, join(folder.dir, 'content/ventora/de'));
    await expect(repository.write('/content/ventora/de/home', page('Heim'))).rejects.toThrow(
      'through a symbolic link',
    );
    expect(readdirSync(outside.dir)).toEqual([]);
  });

  it('if the storage is read-only', async () => {
    const { folder } = await smallSite();
    const repository = await openFilesRepository({
      mounts: [{ at: '/', dir: folder.dir, readonly: true }],
      log: logTo([]),
    });
    await expect(repository.write(TEASER, component('x'))).rejects.toThrow(ReadOnlyError);
    await expect(repository.delete(`${HOME}/about`)).rejects.toThrow(
      `${HOME}/about: is read-only; mount a writable folder over it`,
    );
  });
});

describe('two authors of one page', () => {
  it('learn of each other’s changes if they ask for it', async () => {
    const { repository } = await smallSite();
    const seen = repository.versionOf(TEASER);
    const next = await repository.write(TEASER, component('teaser', { a: 1 }), { expectedVersion: seen });
    const late = repository.write(`${HOME}/jcr:content/root/text`, component('text', { a: 1 }), {
      expectedVersion: seen,
    });
    await expect(late).rejects.toThrow(new ConflictError(`${HOME}/jcr:content/root/text`, seen!, next));
    expect(repository.versionOf(TEASER)).toBe(next);
    expect(repository.versionOf(HOME)).toBe(next);
  });

  it('cannot create the same page twice', async () => {
    const { repository } = await smallSite();
    await repository.write(`${HOME}/blog`, page('Blog'), { expectedVersion: null });
    await expect(repository.write(`${HOME}/blog`, page('Other'), { expectedVersion: null })).rejects.toThrow(
      /\/blog: is at version [0-9a-f]+, not at none; read it again and repeat the change/,
    );
  });

  it('keep their versions after a restart', async () => {
    const { folder, repository } = await smallSite();
    const version = await repository.write(TEASER, component('teaser', { a: 1 }));
    expect((await openFolder(folder)).versionOf(HOME)).toBe(version);
  });
});
