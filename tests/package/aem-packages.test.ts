/** @jest-turn 7 */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clientLibraryFiles, type Manifest } from '../../scripts/package/client-libraries';
import { contentFiles, type PackageFile } from '../../scripts/package/content-files';
import { filterXml } from '../../scripts/package/filter';
import { platformName } from '../../scripts/package/platform-name';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { spawnSync } from 'node:child_process';

/* The content of the packages before Maven builds them; Maven's own validators check them in `npm run package`. */

if (spawnSync('mvn', ['-version']).status !== 0) {
  console.warn('No Maven here: the packages are not built and validated, only their content is tested.');
}

const textOf = (file: PackageFile | undefined) => (file && 'text' in file ? file.text : undefined);

describe('client libraries', () => {
  const at = '/etc.clientlibs/ventora/clientlibs/clientlib-site/resources/';
  const built: Record<string, string> = {
    'site.00000001.js': 'load("chunks/"+{7:"0000000a"}[7])',
    'styles.00000002.css': 'src:url(fonts/barlow.0000000b.woff2)',
    'styles.00000003.js': '',
    'search-widgets.v1.js': '',
    'chunks/7.0000000a.js': 'load({9:"0000000d"})',
    'chunks/8.0000000c.js': '',
    'chunks/9.0000000d.js': '',
    'chunks/9.0000000d.js.LICENSE.txt': '',
    'fonts/barlow.0000000b.woff2': '',
  };
  const manifest: Manifest = {
    entrypoints: {
      site: [`${at}site.00000001.js`],
      styles: [`${at}styles.00000002.css`, `${at}styles.00000003.js`],
      'search-widgets': [`${at}search-widgets.v1.js`],
    },
    files: Object.keys(built).map((name) => at + name),
  };
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'clientlibs-'));
    for (const [name, text] of Object.entries(built)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('contain one library per entry, with every chunk that pages load and no other', () => {
    const names = [...clientLibraryFiles(manifest, folder).keys()].map((name) =>
      name.replace('apps/ventora/clientlibs/clientlib-', ''),
    );
    expect(names.sort()).toEqual([
      'search-widgets/.content.xml',
      'search-widgets/js.txt',
      'search-widgets/js/search-widgets.v1.js',
      'site/.content.xml',
      'site/js.txt',
      'site/js/site.00000001.js',
      'site/resources/chunks/7.0000000a.js',
      'site/resources/chunks/9.0000000d.js',
      'site/resources/chunks/9.0000000d.js.LICENSE.txt',
      'site/resources/fonts/barlow.0000000b.woff2',
      'site/resources/search-widgets.v1.js',
      'site/resources/site.00000001.js',
      'site/resources/styles.00000002.css',
      'site/resources/styles.00000003.js',
      'styles/.content.xml',
      'styles/css.txt',
      'styles/css/styles.00000002.css',
    ]);
  });

  it('are served to visitors as built', () => {
    const files = clientLibraryFiles(manifest, folder);
    for (const entry of ['site', 'styles', 'search-widgets']) {
      const library = textOf(files.get(`apps/ventora/clientlibs/clientlib-${entry}/.content.xml`));
      expect(library).toContain('allowProxy="{Boolean}true"');
      expect(library).toContain(`categories="[ventora.${entry}]"`);
      expect(library).toContain('cssProcessor="[default:none,min:none]"');
      expect(library).toContain('jsProcessor="[default:none,min:none]"');
    }
    expect(textOf(files.get('apps/ventora/clientlibs/clientlib-site/js.txt'))).toBe(
      '#base=js\nsite.00000001.js\n',
    );
  });

  it('refuse a build whose chunks would load from elsewhere', () => {
    const elsewhere = { entrypoints: {}, files: ['/static/site.js'] };
    expect(() => clientLibraryFiles(elsewhere, folder)).toThrow('/static/site.js does not stand below');
  });
});

describe('content', () => {
  it('contains an asset with its original file', async () => {
    const tree = await openSiteContent();
    const names = [...contentFiles(tree.get('/content/dam/ventora/air-net')!)].map(([name]) => name);
    const pipes = 'content/dam/ventora/air-net/pipe-run.jpg';
    expect(names.filter((name) => name.startsWith(pipes))).toEqual([
      `${pipes}/.content.xml`,
      `${pipes}/_jcr_content/renditions/original`,
      `${pipes}/_jcr_content/renditions/original.dir/.content.xml`,
    ]);
  });

  it('keeps the order of pages, stores dates as dates, and lets AEM assign identifiers', async () => {
    const tree = await openSiteContent();
    const [, file] = [...contentFiles(tree.get('/content/ventora/gb')!)].find(
      ([name]) => name === 'content/ventora/gb/en/.content.xml',
    )!;
    const home = textOf(file)!;
    const order = [...home.matchAll(/^ {4}<([\w-]+)\/>$/gm)].map(([, name]) => name);
    expect(order.slice(0, 2)).toEqual(['products', 'solutions']);
    expect(home).toMatch(/cq:lastModified="\{Date\}2026-[\d-]+T[\d:.]+\+00:00"/);
    const assets = new Map(contentFiles(tree.get('/content/dam/ventora/air-net')!));
    const asset = textOf(assets.get('content/dam/ventora/air-net/pipe-run.jpg/.content.xml'));
    expect(asset).toContain('jcr:mixinTypes="{Name}[mix:referenceable]"');
  });

  it('keeps what authors have changed in AEM', () => {
    expect(filterXml([{ root: '/content/ventora' }], 'merge')).toContain(
      '<filter root="/content/ventora" mode="merge"/>',
    );
  });
});

it.each([
  ['jcr:content', '_jcr_content'],
  ['cq:tags', '_cq_tags'],
  ['_jcr_content', '__jcr_content'],
  ['pipe-run.jpg', 'pipe-run.jpg'],
  ['50%', '50%25'],
])('stores a node %s as a file %s', (name, file) => {
  expect(platformName(name)).toBe(file);
});
