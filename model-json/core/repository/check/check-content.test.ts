import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binariesOf, mountsOf, type DataFolder, type Instance } from '../data-folder';
import { openFilesRepository } from '../files/FilesRepository';
import { component, contentFolder, logTo, page, type ContentFolder } from '../testing/content-folder';
import { checkContent } from './check-content';

let root: ContentFolder;
let folder: DataFolder;

const open = async (instance: Instance) =>
  openFilesRepository({ mounts: mountsOf(folder, instance), binaries: binariesOf(folder), log: logTo([]) });

/** The findings; with `mend`, fixable problems are fixed. */
async function check(mend = false): Promise<string[]> {
  const repositories = { author: await open('author'), publish: await open('publish') };
  const findings = [...checkContent(folder, repositories)];
  if (mend) for (const each of findings) await each.mend?.run();
  for (const repository of Object.values(repositories)) await repository.close();
  return findings.map(({ kind, where }) => `${kind}: ${where}`);
}

beforeEach(() => {
  const home = page('Home', {
    'sling:resourceType': 'ventora/components/container' as never,
    title: component('title', { linkURL: '/content/a/there.html?x=1#y' as never }),
  });
  root = contentFolder({
    'data/author/content/a.json': home,
    'data/author/content/a/there.json': page('There'),
    'data/publish/content/a.json': home,
    'data/publish/content/a/there.json': page('There'),
  });
  folder = { dir: join(root.dir, 'data'), seedDir: join(root.dir, 'seed'), damDir: join(root.dir, 'dam') };
});

it('finds nothing in sound content', async () => {
  expect(await check()).toEqual([]);
});

it('removes bytes to which no node, version or pending publication refers', async () => {
  const [used, kept, left] = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
  for (const hash of [used, kept, left]) root.put(`data/binaries/${hash!.slice(0, 2)}/${hash}`, 'bytes');
  root.put(
    'data/author/content/a/there.json',
    page('There', { file: { 'jcr:primaryType': 'nt:resource', ':jcr:data': `{Binary}${used}-5` } }),
  );
  root.put('data/versions/aa/id/1.0.json', `{}\n{":jcr:data":"{Binary}${kept}-5"}\n`);
  const found = await check(true);
  expect(found).toEqual([`unused bytes: binaries/cc/${left}`]);
  expect(await check()).toEqual([]);
  expect(root.text(`data/binaries/aa/${used}`)).toBe('bytes');
});

it('finds a node whose bytes are missing', async () => {
  root.put(
    'data/author/content/a/there.json',
    page('There', { file: { 'jcr:primaryType': 'nt:resource', ':jcr:data': `{Binary}${'d'.repeat(64)}-5` } }),
  );
  expect(await check()).toEqual(['leads nowhere: /content/a/there/jcr:content/root/file/jcr:data']);
});

it('finds problems, and with consent fixes those that need no person', async () => {
  root.put('data/author/content/broken.json', '{ "torn');
  root.put('data/author/notes.txt', 'mine');
  root.put('data/publish/content/ghost.json', page('Ghost'));
  root.put('data/publish/content/ghost/below.json', page('Below'));
  root.put(
    'data/author/content/a/there.json',
    page('There', {
      'sling:resourceType': 'ventora/components/container' as never,
      title: component('title', { linkURL: '/content/a/nowhere' as never }),
      ghost: { 'jcr:primaryType': 'nt:unstructured', 'jcr:title': 'No type' },
    }),
  );
  const found = await check(true);
  expect(found).toEqual([
    'unreadable: content/broken.json',
    'leads nowhere: /content/a/there/jcr:content/root/title/linkURL',
    'component without type: /content/a/there/jcr:content/root/ghost',
    'unknown file: author/notes.txt',
    'live but not on author: /content/ghost',
  ]);
  expect(await check()).toEqual(found.slice(0, 2));
  expect(existsSync(join(root.dir, 'data/publish/content/ghost/below.json'))).toBe(false);
  expect(root.text('data/aside/author/notes.txt')).toBe('mine');
});
