import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migrations } from '../migrations';
import { backupData } from '../../../core/repository/data/backup-data';
import { migrateData } from '../../../core/repository/data/migrations/migrate-data';
import { SchemaError } from '../../../core/repository/data/migrations/schema';
import { restoreData } from '../../../core/repository/data/restore-data';
import { seedInstance } from '../../../core/repository/data/seed-instance';
import type { DataFolder } from '../../../core/repository/data-folder';
import { contentFolder, logTo, type ContentFolder } from '../../../core/repository/testing/content-folder';

/*
 * A data folder as the release before the move left it: the paths, tags and models that git had then (its last commit
 * was 2e7cabf2^), with what an author did to them.
 */
const TEASER = 'content/core-components-examples/library/commerce/teaser.json';
const teaser = (title: string, library: string) =>
  JSON.stringify({
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'jcr:title': title,
      'cq:tags': [`${library}:colour/blue`, 'ventora:drive/belt'],
      link: `/content/${library}/library/commerce.html`,
      picture: `/content/dam/${library}/products/saw`,
      model: `/conf/${library}/settings/dam/cfm/models/care`,
      text: `<p><a href="/content/${library}/library.html#top">Library</a>, not core-components-examples-2.</p>`,
    },
  });
const plain = (title: string) =>
  JSON.stringify({
    'jcr:primaryType': 'cq:Page',
    'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title },
  });
const home = (library: string) =>
  plain(`See /content/${library}.html and /content/experience-fragments/${library}/header`);

let root: ContentFolder;
let folder: DataFolder;
const lines: string[] = [];
const log = logTo(lines);
const migrate = (isDryRun = false) => migrateData({ folder, migrations, isDryRun, log });
const seed = async () => {
  for (const instance of ['author', 'publish'] as const) await seedInstance(folder, instance, log);
};

beforeEach(async () => {
  lines.length = 0;
  root = contentFolder({
    [`seed/${TEASER}`]: teaser('Teaser', 'core-components-examples'),
    'seed/content/core-components-examples/library.json': plain('Library'),
    'seed/content/ventora.json': home('core-components-examples'),
  });
  folder = {
    dir: path.join(root.dir, 'data'),
    seedDir: path.join(root.dir, 'seed'),
    damDir: path.join(root.dir, 'dam'),
  };
  await seed();
  root.put(`data/author/${TEASER}`, teaser('My teaser', 'core-components-examples'));
  root.put('data/author/content/ventora/mine.json', home('core-components-examples'));
  root.put('data/author/dam/core-components-examples/mine.svg', '<svg/>');
});

/** The next release: git has the library elsewhere. */
function release(): void {
  for (const file of [TEASER, 'content/core-components-examples/library.json']) {
    root.put(`seed/${file.replace('core-components-examples', 'ventora-library')}`, plain('Of git'));
    rmSync(path.join(root.dir, 'seed', file));
  }
  root.put('seed/content/ventora.json', home('ventora-library'));
}

it('moves what an author wrote, with references, and leaves the rest to git', async () => {
  release();
  const changed = await migrate();
  await seed();
  expect(changed.sort()).toEqual([
    `removes author/${TEASER}`,
    'removes author/dam/core-components-examples/mine.svg',
    'writes author/content/ventora-library/library/commerce/teaser.json',
    'writes author/content/ventora/mine.json',
    'writes author/dam/ventora-library/mine.svg',
  ]);
  expect(root.text('data/author/content/ventora-library/library/commerce/teaser.json')).toBe(
    teaser('My teaser', 'ventora-library'),
  );
  expect(root.text('data/author/content/ventora/mine.json')).toBe(home('ventora-library'));
  expect(root.text('data/author/dam/ventora-library/mine.svg')).toBe('<svg/>');
  expect(root.text('data/author/content/ventora.json')).toBe(home('ventora-library'));
  expect(root.text('data/publish/content/ventora-library/library/commerce/teaser.json')).toBe(
    plain('Of git'),
  );
  expect(existsSync(path.join(root.dir, 'data/author/content/core-components-examples/library.json'))).toBe(
    false,
  );
  expect(root.text('data/schema.json')).toBe('{"version":1}\n');
  expect(await migrate()).toEqual([]);
});

it('changes nothing in a dry run, and says what it would do', async () => {
  expect(await migrate(true)).toHaveLength(5);
  expect(lines.join('\n')).toContain(`removes author/${TEASER}`);
  expect(root.text(`data/author/${TEASER}`)).toBe(teaser('My teaser', 'core-components-examples'));
  expect(existsSync(path.join(root.dir, 'data/schema.json'))).toBe(false);
  expect(existsSync(path.join(root.dir, 'data/backups'))).toBe(false);
});

it('makes a backup first, from which the former release can go on', async () => {
  await migrate();
  await restoreData(folder, path.join(root.dir, 'data/backups/before-schema-1'), log);
  expect(root.text(`data/author/${TEASER}`)).toBe(teaser('My teaser', 'core-components-examples'));
  expect(existsSync(path.join(root.dir, 'data/schema.json'))).toBe(false);
  expect(await migrate()).toHaveLength(5);
});

it('keeps both if an author has already written at the new path', async () => {
  const target = 'data/author/content/ventora-library/library/commerce/teaser.json';
  root.put(target, plain('New work'));
  await migrate();
  expect(root.text(target)).toBe(plain('New work'));
  expect(root.text(`data/author/${TEASER}`)).toBe(teaser('My teaser', 'ventora-library'));
});

it('refuses content of a later release, also from a backup', async () => {
  await migrate();
  root.put('data/schema.json', '{"version":2}\n');
  await expect(migrate()).rejects.toThrow(SchemaError);
  await backupData(folder, path.join(root.dir, 'later'));
  root.put('data/schema.json', '{"version":1}\n');
  await restoreData(folder, path.join(root.dir, 'later'), log);
  await expect(migrate()).rejects.toThrow(/schema version 2, but this release knows 1 at most/);
  root.put('data/schema.json', '{');
  await expect(migrate()).rejects.toThrow(/schema\.json is damaged/);
});

it('gives a new data folder the newest version, without any migration', async () => {
  const fresh = { ...folder, dir: path.join(root.dir, 'fresh') };
  expect(await migrateData({ folder: fresh, migrations, log })).toEqual([]);
  expect(root.text('fresh/schema.json')).toBe('{"version":1}\n');
});
