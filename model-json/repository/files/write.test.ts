import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ConflictError, ContentError, PathError, ReadOnlyError } from '../errors';
import { toJson, type NodeJson } from '../node-json';
import type { Change } from '../Repository';
import { component, contentFolder, logTo, openFolder, page } from '../testing/content-folder';
import { openFilesRepository } from './FilesRepository';

const HOME = '/content/ventora/en';
const TEASER = `${HOME}/jcr:content/root/teaser`;

async function site() {
  const folder = contentFolder({
    'content/ventora.json': page('Ventora'),
    'content/ventora/en.json': page(
      'Home',
      { teaser: component('teaser'), text: component('text') },
      { products: {} },
    ),
    'content/ventora/en/about.json': page('About'),
    'content/ventora/en/products.json': page('Products'),
    'content/ventora/en/products/m-50.json': page('M 50'),
  });
  return { folder, repository: await openFolder(folder) };
}

describe('a write', () => {
  it('changes one component, on disk and in the tree, and leaves the rest in order', async () => {
    const { folder, repository } = await site();
    await repository.write(TEASER, component('teaser', { 'jcr:title': 'Dry air' }));
    expect(repository.get(TEASER)?.properties['jcr:title']).toBe('Dry air');
    expect(folder.text('content/ventora/en.json')).toBe(
      `${JSON.stringify(
        page(
          'Home',
          { teaser: component('teaser', { 'jcr:title': 'Dry air' }), text: component('text') },
          { products: {} },
        ),
        null,
        2,
      )}\n`,
    );
    expect(repository.list(HOME).map(({ name }) => name)).toEqual(['jcr:content', 'products', 'about']);
    expect(repository.get(`${HOME}/products/m-50`)?.parent?.parent).toBe(repository.get(HOME));
  });

  it('appends a new component to its container', async () => {
    const { repository } = await site();
    await repository.write(`${HOME}/jcr:content/root/image`, component('image'));
    expect(repository.list(`${HOME}/jcr:content/root`).map(({ name }) => name)).toEqual([
      'teaser',
      'text',
      'image',
    ]);
  });

  it('gives a page a file of its own, wherever it stands', async () => {
    const { folder, repository } = await site();
    await repository.write(`${HOME}/blog/2026/dry-air`, page('Dry air'));
    expect(folder.json('content/ventora/en/blog/2026/dry-air.json')).toEqual(page('Dry air'));
    expect(repository.get(`${HOME}/blog/2026/dry-air/jcr:content`)?.properties['jcr:title']).toBe('Dry air');
    expect(repository.get(`${HOME}/blog`)?.properties['jcr:primaryType']).toBe('sling:OrderedFolder');
  });

  it('gives a folder that was only implied a file, and keeps what is in it', async () => {
    const { folder, repository } = await site();
    await repository.write(`${HOME}/blog/dry-air`, page('Dry air'));
    await repository.update(`${HOME}/blog`, (node) => ({ ...node!, 'jcr:title': 'Blog' }));
    expect(folder.json('content/ventora/en/blog.json')).toEqual({
      'jcr:primaryType': 'sling:OrderedFolder',
      'jcr:title': 'Blog',
    });
    expect(repository.get(`${HOME}/blog/dry-air`)).toBeDefined();
  });

  it('replaces a page and keeps its child pages', async () => {
    const { repository } = await site();
    await repository.write(HOME, page('Start'));
    expect(repository.get(`${HOME}/jcr:content`)?.properties['jcr:title']).toBe('Start');
    expect(repository.list(HOME).map(({ name }) => name)).toEqual(['jcr:content', 'about', 'products']);
  });

  it('may reorder child pages', async () => {
    const { repository } = await site();
    await repository.update(HOME, (node) => ({ ...node!, about: {} }));
    expect(repository.list(HOME).map(({ name }) => name)).toEqual(['jcr:content', 'products', 'about']);
    await repository.update(HOME, ({ products: _, ...node } = {}) => ({ ...node, products: {} }));
    expect(repository.list(HOME).map(({ name }) => name)).toEqual(['jcr:content', 'about', 'products']);
  });

  it('does not keep the object it was given', async () => {
    const { repository } = await site();
    const node = component('teaser', { 'jcr:title': 'Dry air' });
    await repository.write(TEASER, node);
    node['jcr:title'] = 'Wet air';
    expect(repository.get(TEASER)?.properties['jcr:title']).toBe('Dry air');
  });

  it('loses none of many at once', async () => {
    const { folder, repository } = await site();
    const all = Array.from({ length: 50 }, (_, i) => `teaser_${i}`);
    await Promise.all(
      all.map((name) => repository.write(`${HOME}/jcr:content/root/${name}`, component('teaser'))),
    );
    const root = (folder.json('content/ventora/en.json')['jcr:content'] as NodeJson)['root'] as NodeJson;
    expect(Object.keys(root).slice(3)).toEqual(all);
  });

  it('keeps what another program wrote an instant before', async () => {
    const { folder, repository } = await site();
    folder.put('content/ventora/en.json', page('Changed', { teaser: component('teaser') }));
    await repository.write(TEASER, component('teaser', { 'jcr:title': 'Dry air' }));
    expect(repository.get(`${HOME}/jcr:content`)?.properties['jcr:title']).toBe('Changed');
    expect(repository.get(TEASER)?.properties['jcr:title']).toBe('Dry air');
  });

  it('leaves no temporary file', async () => {
    const { folder, repository } = await site();
    await repository.write(TEASER, component('teaser', { 'jcr:title': 'Dry air' }));
    expect(readdirSync(join(folder.dir, 'content/ventora'))).toEqual(['en', 'en.json']);
  });
});

describe('a write is refused and changes nothing', () => {
  it.each([
    [
      'of a path that traverses',
      '/content/../../etc/passwd',
      component('x'),
      PathError,
      'is no name of a node',
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
      'stands in no page; write the page first',
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
    ['of no value', TEASER, component('x', { a: NaN }), ContentError, 'teaser/a: NaN is no value'],
    [
      'of a child page in its parent',
      HOME,
      page('Home', {}, { products: page('Products') }),
      ContentError,
      '#/products: has a file of its own; write {} here, and the node at /content/ventora/en/products',
    ],
  ])('%s', async (_, path, node, type, message) => {
    const { folder, repository } = await site();
    const before = toJson(repository.get('/')!);
    const write = repository.write(path, node);
    await expect(write).rejects.toThrow(type);
    await expect(write).rejects.toThrow(message);
    expect(repository.version).toBe(0);
    expect(toJson(repository.get('/')!)).toEqual(before);
    expect(toJson((await openFolder(folder)).get('/')!)).toEqual(before);
  });

  it('in a page whose file is broken', async () => {
    const { folder, repository } = await site();
    folder.put('content/ventora/en.json', '{ broken');
    await expect(repository.write(TEASER, component('teaser'))).rejects.toThrow(
      'content/ventora/en.json:1:3: is no JSON',
    );
    expect(folder.text('content/ventora/en.json')).toBe('{ broken');
  });

  it('through a symbolic link out of the folder', async () => {
    const outside = contentFolder();
    const { folder, repository } = await site();
    symlinkSync(outside.dir, join(folder.dir, 'content/ventora/de'));
    await expect(repository.write('/content/ventora/de/home', page('Heim'))).rejects.toThrow(
      'through a symbolic link',
    );
    expect(readdirSync(outside.dir)).toEqual([]);
  });

  it('where the storage is read-only', async () => {
    const { folder } = await site();
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

describe('two people in one page', () => {
  it('are told of each other when they ask for it', async () => {
    const { repository } = await site();
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
    const { repository } = await site();
    await repository.write(`${HOME}/blog`, page('Blog'), { expectedVersion: null });
    await expect(repository.write(`${HOME}/blog`, page('Other'), { expectedVersion: null })).rejects.toThrow(
      /\/blog: is at version [0-9a-f]+, not at none; read it again and repeat the change/,
    );
  });

  it('keep their versions over a restart', async () => {
    const { folder, repository } = await site();
    const version = await repository.write(TEASER, component('teaser', { a: 1 }));
    expect((await openFolder(folder)).versionOf(HOME)).toBe(version);
  });
});

describe('a deletion', () => {
  it('removes a component', async () => {
    const { folder, repository } = await site();
    await repository.delete(TEASER);
    expect(repository.get(TEASER)).toBeUndefined();
    expect(folder.text('content/ventora/en.json')).not.toContain('teaser');
  });

  it('removes a page with its child pages, file and folder', async () => {
    const { folder, repository } = await site();
    await repository.delete(`${HOME}/products`);
    expect(repository.get(`${HOME}/products`)).toBeUndefined();
    expect(repository.get(`${HOME}/products/m-50`)).toBeUndefined();
    expect(readdirSync(join(folder.dir, 'content/ventora/en'))).toEqual(['about.json']);
    expect(existsSync(join(folder.dir, 'content/ventora/en.json'))).toBe(true);
  });

  it('removes a folder that is only implied, and it goes with its last page', async () => {
    const { repository } = await site();
    await repository.write(`${HOME}/blog/2026/dry-air`, page('Dry air'));
    await repository.delete(`${HOME}/blog/2026/dry-air`);
    expect(repository.get(`${HOME}/blog`)).toBeUndefined();
    await repository.write(`${HOME}/blog/2026/dry-air`, page('Dry air'));
    await repository.delete(`${HOME}/blog`);
    expect(repository.get(`${HOME}/blog`)).toBeUndefined();
  });

  it('of nothing is no change', async () => {
    const { repository } = await site();
    await repository.delete(`${HOME}/nowhere`);
    await repository.delete(`${HOME}/jcr:content/root/nowhere`);
    expect(repository.version).toBe(0);
  });

  it('lets a page come back in the place it had', async () => {
    const { repository } = await site();
    await repository.delete(`${HOME}/products`);
    await repository.write(`${HOME}/products`, page('Products again'));
    expect(repository.list(HOME).map(({ name }) => name)).toEqual(['jcr:content', 'products', 'about']);
  });
});

it('tells listeners what changed, once, after it is in the tree', async () => {
  const { repository } = await site();
  const changes: (Change & { title: unknown })[] = [];
  const stop = repository.onChange((change) =>
    changes.push({ ...change, title: repository.get(TEASER)?.properties['jcr:title'] }),
  );
  await repository.write(TEASER, component('teaser', { 'jcr:title': 'Dry air' }));
  await repository.write(TEASER, component('teaser', { 'jcr:title': 'Dry air' }));
  await repository.delete(`${HOME}/products`);
  stop();
  await repository.delete(HOME);
  expect(changes).toEqual([
    { version: 1, paths: [HOME], title: 'Dry air' },
    { version: 2, paths: [`${HOME}/products/m-50`, `${HOME}/products`], title: 'Dry air' },
  ]);
  expect(repository.version).toBe(3);
});

it('serves the others when a listener fails', async () => {
  const lines: string[] = [];
  const repository = await openFolder(contentFolder({ 'content.json': page('Content') }), lines);
  const paths: string[] = [];
  repository.onChange(() => {
    throw new Error('boom');
  });
  repository.onChange((change) => paths.push(...change.paths));
  await repository.write('/content/a', page('A'));
  expect(paths).toEqual(['/content/a']);
  expect(lines).toEqual(['A listener failed on change 1: Error: boom']);
});

it('describes an asset beside its bytes, or above them when they are read-only', async () => {
  const dam = contentFolder({ 'x.jpg': 'bytes' });
  const uploads = contentFolder();
  mkdirSync(uploads.dir, { recursive: true });
  const mounts = [
    { at: '/content/dam', dir: dam.dir, readonly: true },
    { at: '/content/dam', dir: uploads.dir },
  ];
  const repository = await openFilesRepository({ mounts, log: logTo([]) });
  const metadata = '/content/dam/x.jpg/jcr:content/metadata';
  await repository.update(metadata, (node) => ({ ...node!, 'dc:title': 'A picture' }));
  expect(repository.get(metadata)?.properties).toMatchObject({
    'dc:title': 'A picture',
    'dc:format': 'image/jpeg',
  });
  expect(repository.get('/content/dam/x.jpg/jcr:content/renditions/original/jcr:content')?.binary?.size).toBe(
    5,
  );
  expect(readdirSync(uploads.dir)).toEqual(['x.jpg.json']);
  await expect(repository.delete('/content/dam/x.jpg')).rejects.toThrow(ReadOnlyError);
});
