import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ReadOnlyError } from '../../errors';
import type { NodeJson } from '../../node-json';
import { component, contentFolder, logTo, namesIn, page } from '../../testing/content-folder';
import { HOME, smallSite, TEASER } from '../../testing/small-site';
import { openFilesRepository } from '../FilesRepository';

describe('a write', () => {
  it('changes one component, on disk and in the tree, and leaves the rest in order', async () => {
    const { folder, repository } = await smallSite();
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
    const { repository } = await smallSite();
    await repository.write(`${HOME}/jcr:content/root/image`, component('image'));
    expect(repository.list(`${HOME}/jcr:content/root`).map(({ name }) => name)).toEqual([
      'teaser',
      'text',
      'image',
    ]);
  });

  it('gives a page its own file, wherever it is', async () => {
    const { folder, repository } = await smallSite();
    await repository.write(`${HOME}/blog/2026/dry-air`, page('Dry air'));
    expect(folder.json('content/ventora/en/blog/2026/dry-air.json')).toEqual(page('Dry air'));
    expect(repository.get(`${HOME}/blog/2026/dry-air/jcr:content`)?.properties['jcr:title']).toBe('Dry air');
    expect(repository.get(`${HOME}/blog`)?.properties['jcr:primaryType']).toBe('sling:OrderedFolder');
  });

  it('gives an implied folder a file, and keeps its children', async () => {
    const { folder, repository } = await smallSite();
    await repository.write(`${HOME}/blog/dry-air`, page('Dry air'));
    await repository.update(`${HOME}/blog`, (node) => ({ ...node!, 'jcr:title': 'Blog' }));
    expect(folder.json('content/ventora/en/blog.json')).toEqual({
      'jcr:primaryType': 'sling:OrderedFolder',
      'jcr:title': 'Blog',
    });
    expect(repository.get(`${HOME}/blog/dry-air`)).toBeDefined();
  });

  it('replaces a page and keeps its child pages', async () => {
    const { repository } = await smallSite();
    await repository.write(HOME, page('Start'));
    expect(repository.get(`${HOME}/jcr:content`)?.properties['jcr:title']).toBe('Start');
    expect(repository.list(HOME).map(({ name }) => name)).toEqual(['jcr:content', 'about', 'products']);
  });

  it('may reorder child pages', async () => {
    const { repository } = await smallSite();
    await repository.update(HOME, (node) => ({ ...node!, about: {} }));
    expect(repository.list(HOME).map(({ name }) => name)).toEqual(['jcr:content', 'products', 'about']);
    await repository.update(HOME, ({ products: _, ...node } = {}) => ({ ...node, products: {} }));
    expect(repository.list(HOME).map(({ name }) => name)).toEqual(['jcr:content', 'about', 'products']);
  });

  it('does not keep a reference to the given object', async () => {
    const { repository } = await smallSite();
    const node = component('teaser', { 'jcr:title': 'Dry air' });
    await repository.write(TEASER, node);
    node['jcr:title'] = 'Wet air';
    expect(repository.get(TEASER)?.properties['jcr:title']).toBe('Dry air');
  });

  it('loses none of many concurrent writes', async () => {
    const { folder, repository } = await smallSite();
    const all = Array.from({ length: 50 }, (_, i) => `teaser_${i}`);
    await Promise.all(
      all.map((name) => repository.write(`${HOME}/jcr:content/root/${name}`, component('teaser'))),
    );
    const root = (folder.json('content/ventora/en.json')['jcr:content'] as NodeJson)['root'] as NodeJson;
    expect(Object.keys(root).slice(3)).toEqual(all);
  });

  it('keeps what another program wrote an instant before', async () => {
    const { folder, repository } = await smallSite();
    folder.put('content/ventora/en.json', page('Changed', { teaser: component('teaser') }));
    await repository.write(TEASER, component('teaser', { 'jcr:title': 'Dry air' }));
    expect(repository.get(`${HOME}/jcr:content`)?.properties['jcr:title']).toBe('Changed');
    expect(repository.get(TEASER)?.properties['jcr:title']).toBe('Dry air');
  });

  it('leaves no temporary file', async () => {
    const { folder, repository } = await smallSite();
    await repository.write(TEASER, component('teaser', { 'jcr:title': 'Dry air' }));
    expect(readdirSync(join(folder.dir, 'content/ventora'))).toEqual(['en', 'en.json']);
  });
});

it('stores an asset’s sidecar beside its bytes, or in the layer above if they are read-only', async () => {
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
  expect(namesIn(uploads.dir)).toEqual(['x.jpg.json']);
  await expect(repository.delete('/content/dam/x.jpg')).rejects.toThrow(ReadOnlyError);
});
