import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { toJson } from '../../node-json';
import { component, contentFolder, logTo, openFolder, page } from '../../testing/content-folder';
import { openFilesRepository } from '../FilesRepository';
import { partly } from '../../../../../shared/testing/partly';

const names = (resources: readonly { name: string }[]) => resources.map(({ name }) => name);

describe('a content folder', () => {
  const files = {
    'content/ventora.json': page('Ventora'),
    'content/ventora/gb/en.json': page(
      'Home',
      { teaser: component('teaser', { 'jcr:title': 'Air' }) },
      { solutions: {}, products: {} },
    ),
    'content/ventora/gb/en/products.json': page('Products'),
    'content/ventora/gb/en/solutions.json': page('Solutions'),
    'content/ventora/gb/en/blog.json': page('Blog'),
    'content/ventora/gb/en/about.json': page('About'),
    'conf/ventora/settings/wcm/policies.json': { 'jcr:primaryType': 'nt:unstructured' },
    'content/README.md': 'no content',
    'content/.hidden.json': 'no content',
    'content/picture.jpg': 'no asset outside the DAM',
  };

  it('is the tree of its pages', async () => {
    const repository = await openFolder(contentFolder(files));
    const teaser = repository.get('/content/ventora/gb/en/jcr:content/root/teaser');
    expect(teaser?.path).toBe('/content/ventora/gb/en/jcr:content/root/teaser');
    expect(teaser?.name).toBe('teaser');
    expect(teaser?.properties['jcr:title']).toBe('Air');
    expect(teaser?.parent?.parent?.parent).toBe(repository.get('/content/ventora/gb/en'));
    expect(repository.get('/')?.parent).toBeUndefined();
    expect(names(repository.list('/'))).toEqual(['conf', 'content']);
    expect(repository.problems()).toEqual([]);
  });

  it('orders child pages as listed in the page’s file, followed by the others by name', async () => {
    const repository = await openFolder(contentFolder(files));
    expect(names(repository.list('/content/ventora/gb/en'))).toEqual([
      'jcr:content',
      'solutions',
      'products',
      'about',
      'blog',
    ]);
    expect(repository.list('/content/nowhere')).toEqual([]);
  });

  it('has folders for paths without a file', async () => {
    const repository = await openFolder(contentFolder(files));
    expect(repository.get('/content/ventora/gb')?.properties).toEqual({
      'jcr:primaryType': 'sling:OrderedFolder',
    });
    expect(repository.get('/conf/ventora')?.properties).toEqual({ 'jcr:primaryType': 'sling:Folder' });
  });

  it.each([
    '',
    'content',
    '/content/',
    '/content//ventora',
    '/content/./ventora',
    '/content/../content',
    '/content/%2e%2e/content',
    '/content/ventora.json',
    '/content/ventora/gb/en/jcr:content/jcr:title',
    '/content/picture.jpg',
    '/content/README',
  ])('finds nothing at %j', async (path) => {
    const repository = await openFolder(contentFolder(files));
    expect(repository.get(path)).toBeUndefined();
  });

  it('does not follow symbolic links', async () => {
    const outside = contentFolder({ 'secret.json': page('Secret'), 'more/secret.json': page('Secret') });
    const folder = contentFolder(files);
    symlinkSync(join(outside.dir, 'secret.json'), join(folder.dir, 'content/link.json'));
    symlinkSync(join(outside.dir, 'more'), join(folder.dir, 'content/more'));
    const repository = await openFolder(folder);
    expect(repository.get('/content/link')).toBeUndefined();
    expect(repository.get('/content/more/secret')).toBeUndefined();
    expect(repository.problems().map(String)).toEqual([
      'ContentError: content/link.json: is a symbolic link; put the file itself there',
    ]);
  });

  it('does not block on a named pipe, and reports that it is not content', async () => {
    const folder = contentFolder(files);
    expect(spawnSync('mkfifo', [join(folder.dir, 'content/pipe.json')]).status).toBe(0);
    const repository = await openFolder(folder);
    expect(repository.get('/content/pipe')).toBeUndefined();
    expect(repository.get('/content/ventora')).toBeDefined();
    expect(repository.problems().map(String)).toEqual([
      'ContentError: content/pipe.json: is a special file, not content; put a regular file there',
    ]);
  });

  it('is empty if the folder does not exist', async () => {
    const repository = await openFilesRepository({
      mounts: [{ at: '/', dir: '/nowhere/at/all' }],
      log: logTo([]),
      readonly: true,
    });
    expect(toJson(repository.get('/')!)).toEqual({ 'jcr:primaryType': 'rep:root' });
  });
});

describe('a broken file', () => {
  const files = {
    'content/ventora/gb/en.json': page('Home'),
    'content/ventora/gb/en/products.json': '{\n  "jcr:primaryType": "cq:Page",\n}',
    'content/ventora/gb/en/products/mobile.json': page('Mobile'),
    'content/ventora/gb/en/blog.json': page('Blog', {
      list: component('list', { pages: partly<string[]>([{}]) }),
    }),
  };

  it('removes its page, but neither its child pages nor the rest', async () => {
    const repository = await openFolder(contentFolder(files));
    expect(repository.get('/content/ventora/gb/en/products/jcr:content')).toBeUndefined();
    expect(repository.get('/content/ventora/gb/en/blog')).toBeUndefined();
    expect(repository.get('/content/ventora/gb/en/products/mobile/jcr:content')).toBeDefined();
    expect(names(repository.list('/content/ventora/gb/en'))).toEqual(['jcr:content', 'products']);
  });

  it('is reported once, with place and fix', async () => {
    const lines: string[] = [];
    const repository = await openFolder(contentFolder(files), lines);
    expect(lines.sort()).toEqual([
      'ContentError: content/ventora/gb/en/blog.json#/jcr:content/root/list/pages: a list that contains an object; ' +
        'write child nodes (item0, item1 …), or a list of strings, numbers or booleans',
      'ContentError: content/ventora/gb/en/products.json:3:1: is not valid JSON: found "}"; write a property name in quotes',
    ]);
    expect(repository.problems().map(String).sort()).toEqual(lines);
  });

  it('loses an inline child to the child’s own file', async () => {
    const folder = contentFolder({
      'content/ventora.json': page('Ventora', {}, { gb: page('Inline'), de: page('Deutschland') }),
      'content/ventora/gb.json': page('United Kingdom'),
    });
    const repository = await openFolder(folder);
    expect(repository.get('/content/ventora/gb/jcr:content')?.properties['jcr:title']).toBe('United Kingdom');
    expect(repository.get('/content/ventora/de/jcr:content')?.properties['jcr:title']).toBe('Deutschland');
    expect(repository.problems().map(String)).toEqual([
      'ContentError: content/ventora.json#/gb: is also a file of its own, which wins; write {} to keep its place',
    ]);
  });
});

describe('the DAM', () => {
  const dam = () =>
    contentFolder({
      'ventora/m-50.jpg': 'bytes',
      'ventora/m-50.jpg.json': {
        'jcr:primaryType': 'dam:Asset',
        'jcr:content': {
          'jcr:primaryType': 'dam:AssetContent',
          metadata: { 'jcr:primaryType': 'nt:unstructured', 'dc:title': 'M 50', 'dc:format': 'image/jpeg' },
        },
      },
      'ventora/sheet.pdf': '12345678',
      'ventora/lost.png.json': { 'jcr:primaryType': 'dam:Asset' },
      'ventora/fragment.json': {
        'jcr:primaryType': 'dam:Asset',
        'jcr:content': { 'jcr:primaryType': 'dam:AssetContent', contentFragment: true },
      },
      'ventora/make.py': 'script',
      'scenes/scene.json': '{ no content }',
      'scenes/preview.png': 'x',
    });
  const open = (lines: string[] = []) => {
    const { dir } = dam();
    return openFilesRepository({
      mounts: [{ at: '/content/dam', dir, readonly: true, skip: ['scenes'] }],
      log: logTo(lines),
    });
  };
  const original = 'jcr:content/renditions/original/jcr:content';

  it('has the bytes of an asset where AEM has them', async () => {
    const repository = await open();
    const resource = repository.get(`/content/dam/ventora/m-50.jpg/${original}`);
    expect(resource?.properties).toEqual({ 'jcr:primaryType': 'nt:resource', 'jcr:mimeType': 'image/jpeg' });
    expect(resource?.binary?.size).toBe(5);
    expect(resource?.binary?.file).toMatch(/ventora\/m-50\.jpg$/);
    expect(repository.get('/content/dam/ventora/m-50.jpg/jcr:content/metadata')?.properties['dc:title']).toBe(
      'M 50',
    );
  });

  it('has assets without a sidecar', async () => {
    const repository = await open();
    expect(repository.get('/content/dam/ventora/sheet.pdf')?.properties).toEqual({
      'jcr:primaryType': 'dam:Asset',
    });
    expect(
      repository.get('/content/dam/ventora/sheet.pdf/jcr:content/metadata')?.properties['dc:format'],
    ).toBe('application/pdf');
    expect(repository.get(`/content/dam/ventora/sheet.pdf/${original}`)?.binary?.size).toBe(8);
  });

  it('has no scripts, and no ignored folder', async () => {
    const repository = await open();
    expect(names(repository.list('/content/dam'))).toEqual(['ventora']);
    expect(names(repository.list('/content/dam/ventora'))).toEqual([
      'fragment',
      'lost.png',
      'm-50.jpg',
      'sheet.pdf',
    ]);
  });

  it('reports an asset that has lost its bytes, but not a content fragment, which has none', async () => {
    const repository = await open();
    expect(repository.problems().map(String)).toEqual([
      'ContentError: ventora/lost.png.json: is a dam:Asset without its file; put the file ventora/lost.png beside it',
    ]);
  });
});

it('overlays one folder with another, file by file', async () => {
  const below = contentFolder({ 'content/a.json': page('A below'), 'content/b.json': page('B below') });
  const above = contentFolder({ 'content/b.json': page('B above'), 'content/c.json': page('C above') });
  const mounts = [
    { at: '/', dir: below.dir, readonly: true },
    { at: '/', dir: above.dir },
  ];
  const repository = await openFilesRepository({ mounts, log: logTo([]) });
  expect(
    repository.list('/content').map((child) => child.children.get('jcr:content')?.properties['jcr:title']),
  ).toEqual(['A below', 'B above', 'C above']);
});
