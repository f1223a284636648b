import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mountsOf, treeOf, type DataFolder, type Instance } from '../data-folder';
import { PathError } from '../errors';
import { openFilesRepository } from '../files/FilesRepository';
import type { NodeJson } from '../node-json';
import { contentFolder, logTo, namesIn, page, type ContentFolder } from '../testing/content-folder';
import { changesOf } from './changes-of';
import { resetData, resetFile } from './reset-data';
import { saveContent } from './save-content';
import { SaveConflictError } from './SaveConflictError';
import { seedInstance } from './seed-instance';

const FILE = 'content/ventora/en.json';

let checkout: ContentFolder;
let folder: DataFolder;
let lines: string[];

beforeEach(async () => {
  checkout = contentFolder({
    [`seed/${FILE}`]: page('Home'),
    'seed/content/ventora.json': page('Ventora'),
    'seed/content/ventora/en/about.json': page('About'),
    'seed/README.md': 'no content',
    'dam/logo.svg': '<svg/>',
  });
  folder = { dir: join(checkout.dir, 'data'), seedDir: join(checkout.dir, 'seed'), damDir: join(checkout.dir, 'dam') };
  await start();
});

async function start(): Promise<void> {
  lines = [];
  for (const instance of ['author', 'publish'] as const) await seedInstance(folder, instance, logTo(lines));
}
async function edit(instance: Instance, path: string, node: NodeJson | undefined): Promise<void> {
  const repository = await openFilesRepository({ mounts: mountsOf(folder, instance), log: logTo(lines) });
  await repository.update(path, () => node);
  await repository.close();
}
const title = (tree: string, file = FILE) =>
  (checkout.json(`${tree}/${file}`)['jcr:content'] as NodeJson)['jcr:title'];
const remove = (file: string) => rmSync(join(checkout.dir, file));

describe('the first start', () => {
  it('seeds author and publish', () => {
    expect(title('data/author')).toBe('Home');
    expect(title('data/publish')).toBe('Home');
    expect(lines).toEqual(['author: seeded with 3 files', 'publish: seeded with 3 files']);
    expect(namesIn(treeOf(folder, 'author'))).toEqual(['content']);
  });

  it('leaves the assets in the checkout, visible to both', async () => {
    const repository = await openFilesRepository({ mounts: mountsOf(folder, 'author'), log: logTo(lines) });
    expect(repository.get('/content/dam/logo.svg/jcr:content/renditions/original/jcr:content')?.binary?.file).toBe(
      join(folder.damDir, 'logo.svg'),
    );
    expect(repository.get('/dam')).toBeUndefined();
    await repository.close();
  });

  it('completes an interrupted first start', async () => {
    remove('data/author.seed.json');
    checkout.put('data/author.seeding', '');
    remove(`data/author/${FILE}`);
    await start();
    expect(title('data/author')).toBe('Home');
    expect(lines).toEqual(['author: seeded with 1 files']);
  });
});

describe('a later start', () => {
  it('brings no deleted page back to visitors if the list of seeded files is damaged', async () => {
    await edit('publish', '/content/ventora/en/about', undefined);
    checkout.put('data/publish.seed.json', '{"torn');
    await start();
    expect(existsSync(join(checkout.dir, 'data/publish/content/ventora/en/about.json'))).toBe(false);
    expect(lines).toEqual([expect.stringContaining('publish.seed.json was missing or damaged and has been rebuilt')]);
  });

  it('logs nothing when nothing changed', async () => {
    await start();
    expect(lines).toEqual([]);
  });

  it('takes changes from git in files that no author has touched', async () => {
    checkout.put(`seed/${FILE}`, page('Start'));
    checkout.put('seed/content/ventora/en/blog.json', page('Blog'));
    remove('seed/content/ventora/en/about.json');
    await start();
    expect(title('data/author')).toBe('Start');
    expect(title('data/author', 'content/ventora/en/blog.json')).toBe('Blog');
    expect(existsSync(join(folder.dir, 'author/content/ventora/en/about.json'))).toBe(false);
    expect(lines).toEqual([
      'author: 2 files refreshed from git, 1 removed',
      'publish: 2 files refreshed from git, 1 removed',
    ]);
  });

  it('keeps files that an author has touched, and logs one line for each', async () => {
    await edit('author', '/content/ventora/en', page('By an author'));
    await edit('author', '/content/ventora/en/about', undefined);
    checkout.put(`seed/${FILE}`, page('By git'));
    checkout.put('seed/content/ventora/en/about.json', page('About, by git'));
    await start();
    expect(title('data/author')).toBe('By an author');
    expect(existsSync(join(folder.dir, 'author/content/ventora/en/about.json'))).toBe(false);
    expect(title('data/publish')).toBe('By git');
    expect(lines).toEqual([
      'author/content/ventora/en/about.json: changed in git and deleted here; left unchanged here',
      `author/${FILE}: changed in git and changed here; left unchanged here`,
      'publish: 2 files refreshed from git, 0 removed',
    ]);
  });

  it('reports nothing when both made the same change', async () => {
    await edit('author', '/content/ventora/en', page('Same'));
    checkout.put(`seed/${FILE}`, checkout.text(`data/author/${FILE}`));
    await start();
    expect(changesOf(folder, 'author')).toEqual([]);
    expect(lines).toEqual(['publish: 1 files refreshed from git, 0 removed']);
  });
});

describe('a start without its seed manifest', () => {
  it.each(['damaged', 'missing'])('restores no deleted page if the manifest is %s, and logs it', async (how) => {
    await edit('publish', '/content/ventora/en/about', undefined);
    await edit('publish', '/content/ventora/en', page('Published'));
    if (how === 'missing') remove('data/publish.seed.json');
    else checkout.put('data/publish.seed.json', '{ "content/vent');
    await start();
    const about = join(folder.dir, 'publish/content/ventora/en/about.json');
    expect(existsSync(about)).toBe(false);
    expect(title('data/publish')).toBe('Published');
    expect(lines[0]).toBe(
      `${join(folder.dir, 'publish.seed.json')} was missing or damaged and has been rebuilt: pages in git that are missing here count as deleted`,
    );
    checkout.put('seed/content/ventora/en/about.json', page('About, by git'));
    checkout.put('seed/content/ventora.json', page('Ventora, by git'));
    await start();
    expect(existsSync(about)).toBe(false);
    expect(title('data/publish', 'content/ventora.json')).toBe('Ventora, by git');
  });
});

describe('saving', () => {
  it('saves written and deleted pages to git, and the next start sees no changes', async () => {
    await edit('author', '/content/ventora/en', page('By an author'));
    await edit('author', '/content/ventora/en/blog', page('Blog'));
    await edit('author', '/content/ventora/en/about', undefined);
    const saved = await saveContent(folder);
    expect(saved.map(({ file, kind }) => `${kind} ${file}`)).toEqual([
      `written ${FILE}`,
      'deleted content/ventora/en/about.json',
      'written content/ventora/en/blog.json',
    ]);
    expect(title('seed')).toBe('By an author');
    expect(title('seed', 'content/ventora/en/blog.json')).toBe('Blog');
    expect(existsSync(join(folder.seedDir, 'content/ventora/en/about.json'))).toBe(false);
    expect(await saveContent(folder)).toEqual([]);
    await start();
    expect(lines).toEqual([]);
  });

  it('publishes nothing', async () => {
    await edit('author', '/content/ventora/en', page('Draft'));
    await edit('author', '/content/ventora/en/about', undefined);
    await saveContent(folder);
    await start();
    expect(title('data/publish')).toBe('Home');
    expect(title('data/publish', 'content/ventora/en/about.json')).toBe('About');
  });

  it('refuses the whole save and shows both versions when git changed the same page', async () => {
    await edit('author', '/content/ventora/en', page('By an author'));
    await edit('author', '/content/ventora/en/blog', page('Blog'));
    checkout.put(`seed/${FILE}`, page('By git'));
    const save = saveContent(folder);
    await expect(save).rejects.toThrow(SaveConflictError);
    await expect(save).rejects.toThrow(
      `${join(folder.seedDir, FILE)}: an author and git both changed it\n` +
        '  /jcr:content/jcr:title\n    author: "By an author"\n    git:    "By git"\nNothing was saved.',
    );
    expect(title('seed')).toBe('By git');
    expect(existsSync(join(folder.seedDir, 'content/ventora/en/blog.json'))).toBe(false);
  });

  it('overwrites or resets a page that git and an author both changed, as requested', async () => {
    await edit('author', '/content/ventora/en', page('By an author'));
    checkout.put(`seed/${FILE}`, page('By git'));
    await resetFile(folder, FILE);
    expect(title('data/author')).toBe('By git');
    expect(await saveContent(folder)).toEqual([]);

    await edit('author', '/content/ventora/en', page('By an author'));
    checkout.put(`seed/${FILE}`, page('By git again'));
    await saveContent(folder, [FILE]);
    expect(title('seed')).toBe('By an author');
  });

  it('refuses a broken page', async () => {
    checkout.put(`data/author/${FILE}`, '{ broken');
    await expect(saveContent(folder)).rejects.toThrow('content/ventora/en.json:1:3: is not valid JSON');
    expect(title('seed')).toBe('Home');
  });
});

it('resets no file outside the content', async () => {
  await expect(resetFile(folder, '../sessions.json')).rejects.toThrow(PathError);
});

it('resets to git’s content and leaves other files alone', async () => {
  checkout.put('data/sessions.json', '{}');
  checkout.put('data/author/dam/upload.txt', 'x');
  await edit('author', '/content/ventora/en', page('By an author'));
  await edit('publish', '/content/ventora/en/about', undefined);
  mkdirSync(join(folder.dir, 'replication/queue'), { recursive: true });
  const dropped = await resetData(folder);
  expect(readdirSync(folder.dir)).not.toContain('replication');
  expect(dropped).toEqual([`author/${FILE}`, 'author/dam', 'publish/content/ventora/en/about.json']);
  expect(readdirSync(folder.dir)).toContain('sessions.json');
  expect(title('data/author')).toBe('Home');
  expect(changesOf(folder, 'publish')).toEqual([]);
});

it('resets while a server is running', async () => {
  await edit('author', '/content/ventora/en', page('By an author'));
  const running = await openFilesRepository({ mounts: mountsOf(folder, 'author'), log: logTo(lines) });
  await running.watch();
  const changed = new Promise((resolve) => running.onChange(resolve));
  await resetData(folder);
  await changed;
  expect(running.get('/content/ventora/en/jcr:content')?.properties['jcr:title']).toBe('Home');
  await running.close();
});
