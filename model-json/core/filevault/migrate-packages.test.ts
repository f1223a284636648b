import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSiteFolder } from '../repository/site-folder';
import { migratePackages } from './migrate-packages';
import { docView, packageOf, zipOf, type Files } from './testing/make-package';

let folder: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrate-'));
  site = path.join(folder, 'site');
  mkdirSync(site);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function migrate(files: Files, replaces = false) {
  const file = path.join(folder, 'package.zip');
  writeFileSync(file, await zipOf(files));
  return migratePackages({ packages: [file], site, replaces, isDrawn: (type) => type === 'core/text' });
}

async function read(at: string) {
  const repository = await openSiteFolder(site);
  const resource = repository.get(at);
  await repository.close();
  return resource;
}

const page = (title: string, inner = '') =>
  docView(
    'jcr:primaryType="cq:Page"',
    `<jcr:content jcr:primaryType="cq:PageContent" jcr:title="${title}">${inner}</jcr:content>`,
  );
const PAGE = { 'jcr_root/content/one/.content.xml': page('One') };

it('puts pages, folders and values in place', async () => {
  const report = await migrate(
    packageOf(['/content/one'], {
      'jcr_root/content/one/.content.xml': docView(
        'jcr:primaryType="cq:Page"',
        '<jcr:content jcr:primaryType="cq:PageContent" jcr:title="One" ratio="{Double}2.0" when="{Date}2026-01-02T03:04:05.000+02:00"/><b/><a/>',
      ),
      'jcr_root/content/one/a/.content.xml': page('A'),
      'jcr_root/content/one/b.xml': page(
        'B',
        '<text jcr:primaryType="nt:unstructured" sling:resourceType="other/text"/>',
      ),
    }),
  );
  const one = await read('/content/one');
  expect([...(one?.children.keys() ?? [])]).toEqual(['jcr:content', 'b', 'a']);
  expect(one?.children.get('jcr:content')?.properties).toMatchObject({
    ratio: 2,
    ':ratio': '{Double}2.0',
    when: '2026-01-02T03:04:05.000+02:00',
    ':when': '{Date}2026-01-02T03:04:05.000+02:00',
  });
  expect(report.read).toMatchObject({ pages: 3 });
  expect(report.unknownTypes['other/text']?.count).toBe(1);
});

it('puts the original of an asset beside its properties, and leaves renditions out', async () => {
  const asset = 'jcr_root/content/dam/one/a.png';
  const report = await migrate(
    packageOf(['/content/dam/one'], {
      [`${asset}/.content.xml`]: docView(
        'jcr:primaryType="dam:Asset"',
        '<jcr:content jcr:primaryType="dam:AssetContent"><metadata jcr:primaryType="nt:unstructured" dc="x"/></jcr:content>',
      ),
      [`${asset}/_jcr_content/renditions/original`]: 'bytes',
      [`${asset}/_jcr_content/renditions/original.dir/.content.xml`]: docView(
        'jcr:primaryType="nt:file"',
        '<jcr:content jcr:primaryType="nt:resource" jcr:mimeType="image/png"/>',
      ),
      [`${asset}/_jcr_content/renditions/small.png`]: 'small',
    }),
  );
  expect(readFileSync(path.join(site, 'dam/one/a.png'), 'utf8')).toBe('bytes');
  const original = await read('/content/dam/one/a.png/jcr:content/renditions/original/jcr:content');
  expect(original?.binary?.size).toBe(5);
  expect(Object.keys(report.leftOut)).toEqual(['renditions of assets, which the server makes itself']);
});

it('adds tags to the file of tags that a site has', async () => {
  mkdirSync(path.join(site, 'content/content'), { recursive: true });
  writeFileSync(
    path.join(site, 'content/content/cq%3atags.json'),
    JSON.stringify({ 'jcr:primaryType': 'sling:Folder', own: { 'jcr:primaryType': 'cq:Tag' } }),
  );
  await migrate(
    packageOf(['/content/cq:tags/one'], {
      'jcr_root/content/_cq_tags/one/.content.xml': docView('jcr:primaryType="cq:Tag" jcr:title="One"'),
    }),
  );
  expect([...((await read('/content/cq:tags'))?.children.keys() ?? [])]).toEqual(['own', 'one']);
});

it('takes only what the filter names, and says what is left out', async () => {
  const report = await migrate(
    packageOf(['/content/one', '/apps/one'], {
      ...PAGE,
      'jcr_root/content/two/.content.xml': page('Two'),
      'jcr_root/apps/one/.content.xml': docView('jcr:primaryType="sling:Folder"'),
      'jcr_root/content/one/notes.txt': 'text',
      'jcr_root/content/one/_rep_policy.xml': docView('jcr:primaryType="rep:ACL"'),
    }),
  );
  expect(await read('/content/two')).toBeUndefined();
  expect(Object.keys(report.leftOut).sort()).toEqual([
    'access rights',
    'files beside assets',
    'outside the filter of its package',
    'parts of the repository that are no content of a site',
  ]);
});

it('reads packages within a package', async () => {
  const inner = await zipOf(packageOf(['/content/one'], PAGE));
  const report = await migrate(packageOf(['/etc/packages'], { 'jcr_root/etc/packages/inner.zip': inner }));
  expect(report.packages).toEqual(['test', 'test']);
  expect((await read('/content/one/jcr:content'))?.properties['jcr:title']).toBe('One');
});

it('refuses packages within packages without end', async () => {
  let files = packageOf(['/content/one'], PAGE);
  for (let i = 0; i < 6; i++) files = packageOf(['/etc'], { 'jcr_root/etc/p.zip': await zipOf(files) });
  await expect(migrate(files)).rejects.toThrow('within 4 others');
});

it('replaces content only if it is asked to, and keeps the rest', async () => {
  await migrate(packageOf(['/content/one'], PAGE));
  await migrate(packageOf(['/content/two'], { 'jcr_root/content/two/.content.xml': page('Two') }));
  const changed = packageOf(['/content/one'], { 'jcr_root/content/one/.content.xml': page('Other') });
  await expect(migrate(changed)).rejects.toThrow('has /content/one already; add --replace');
  expect((await read('/content/one/jcr:content'))?.properties['jcr:title']).toBe('One');
  await migrate(changed, true);
  expect((await read('/content/one/jcr:content'))?.properties['jcr:title']).toBe('Other');
  expect((await read('/content/two/jcr:content'))?.properties['jcr:title']).toBe('Two');
});

it.each([
  ['a broken document view', { 'jcr_root/content/one/a/.content.xml': '<jcr:root' }, '.content.xml'],
  [
    'XML with entities',
    { 'jcr_root/content/one/a.xml': `<!DOCTYPE a [<!ENTITY b "c">]>${page('&b;')}` },
    'document type',
  ],
  ['a type that does not exist', { 'jcr_root/content/one/a.xml': page('{Float}1') }, 'no type "Float"'],
  ['another package in it that is none', { 'jcr_root/a.zip': 'no zip' }, 'cannot be unpacked'],
])('writes nothing if a package has %s', async (_, files, why) => {
  await expect(migrate({ ...packageOf(['/content/one'], PAGE), ...files })).rejects.toThrow(why);
  expect(readdirSync(site)).toEqual([]);
});

it('writes nothing if an asset turns out to be a bomb when it is unpacked', async () => {
  const asset = 'jcr_root/content/dam/one/a.png';
  const files = packageOf(['/content/one', '/content/dam/one'], {
    ...PAGE,
    [`${asset}/.content.xml`]: docView('jcr:primaryType="dam:Asset"'),
    [`${asset}/_jcr_content/renditions/original`]: Buffer.alloc(32 * 1024 * 1024),
  });
  await expect(migrate(files)).rejects.toThrow('times its compressed size');
  expect(readdirSync(site)).toEqual([]);
});

it('keeps names of objects apart from names of content', async () => {
  const report = await migrate(
    packageOf(['/content/one'], {
      'jcr_root/content/one/.content.xml': page(
        'One',
        '<__proto__ jcr:primaryType="nt:unstructured" count="1"/>',
      ),
      'jcr_root/content/one/b/.content.xml': page('B', '<b sling:resourceType="__proto__"/>'),
    }),
  );
  expect(({} as Record<string, unknown>).count).toBeUndefined();
  expect(Object.keys(report.unknownTypes)).toEqual(['__proto__']);
  expect(Object.keys(report.leftOut)).toEqual(['names that nodes cannot have here']);
});

it('refuses to start beside what an interrupted migration left', async () => {
  mkdirSync(path.join(site, 'content.before-migration'));
  await expect(migrate(packageOf(['/content/one'], PAGE))).rejects.toThrow('rename it back');
  expect(existsSync(path.join(site, 'content'))).toBe(false);
});

describe('components of the packages', () => {
  const COMPONENT = docView(
    'jcr:primaryType="cq:Component" jcr:title="Headline" componentGroup="Acme" sling:resourceSuperType="core/text"',
    '<cq:template jcr:primaryType="nt:unstructured" text="New"/><cq:editConfig jcr:primaryType="cq:EditConfig"/>',
  );
  const FILES = {
    'jcr_root/apps/acme/components/.content.xml': docView('jcr:primaryType="sling:Folder"'),
    'jcr_root/apps/acme/components/headline/.content.xml': COMPONENT,
    'jcr_root/apps/acme/components/headline/headline.html': '<p/>',
    'jcr_root/apps/acme/components/headline/_cq_dialog/.content.xml': docView(
      'jcr:primaryType="nt:unstructured"',
    ),
    'jcr_root/apps/acme/clientlibs/site/.content.xml': docView('jcr:primaryType="cq:ClientLibraryFolder"'),
  };

  it('keeps what authors and exporters need of them, without their code', async () => {
    const report = await migrate(packageOf(['/apps/acme'], FILES));
    const headline = await read('/apps/acme/components/headline');
    expect(headline?.properties).toMatchObject({
      'jcr:primaryType': 'cq:Component',
      'jcr:title': 'Headline',
      'sling:resourceSuperType': 'core/text',
    });
    expect([...(headline?.children.keys() ?? [])]).toEqual(['cq:template', 'cq:editConfig']);
    expect(report.read['component definitions']).toBe(1);
    expect(report.leftOut['scripts, dialogs and client libraries of components']?.count).toBe(2);
  });

  it('draws a container that extends nothing as a plain container, so that what is in it is seen', async () => {
    const demo = docView('jcr:primaryType="cq:Component" jcr:title="Demo" cq:isContainer="{Boolean}true"');
    const report = await migrate(
      packageOf(['/apps/acme'], {
        ...FILES,
        'jcr_root/apps/acme/components/demo/.content.xml': demo,
        'jcr_root/apps/acme/components/demo/part/.content.xml': demo,
      }),
    );
    for (const path of ['demo', 'demo/part'])
      expect((await read(`/apps/acme/components/${path}`))?.properties['sling:resourceSuperType']).toBe(
        'core/wcm/components/container/v1/container',
      );
    expect(report.changed['containers that extend nothing, drawn as plain containers']?.count).toBe(2);
    expect(report.unknownTypes).toEqual({});
  });

  it('keeps components within a component that content can name, but not what draws an empty place', async () => {
    const part = docView('jcr:primaryType="cq:Component" jcr:title="Part"');
    await migrate(
      packageOf(['/apps/acme'], {
        ...FILES,
        'jcr_root/apps/acme/components/headline/part/.content.xml': part,
        'jcr_root/apps/acme/components/headline/new/.content.xml': part,
      }),
    );
    expect((await read('/apps/acme/components/headline/part'))?.properties['jcr:title']).toBe('Part');
    expect(await read('/apps/acme/components/headline/new')).toBeUndefined();
  });

  it('knows in a later migration what draws them', async () => {
    await migrate(packageOf(['/apps/acme'], FILES));
    const text = '<text jcr:primaryType="nt:unstructured" sling:resourceType="acme/components/headline"/>';
    const report = await migrate(
      packageOf(['/content/one'], { 'jcr_root/content/one/.content.xml': page('One', text) }),
    );
    expect(report.unknownTypes).toEqual({});
  });

  it('does not replace the components of the site itself', async () => {
    const own = 'jcr_root/apps/site/components/headline/.content.xml';
    const report = await migrate(packageOf(['/apps/site'], { [own]: COMPONENT }));
    expect(await read('/apps/site/components/headline')).toBeUndefined();
    expect(Object.keys(report.leftOut)).toEqual(['components of the site’s own name, which it has itself']);
  });
});
