import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { loadFrontend, RESOURCES } from '../../model-json/server/frontend';
import { keptFiles, pruneGenerations, readGenerations } from '../../scripts/generations';
import { ManifestPlugin } from '../../scripts/manifest-plugin';
import { clientLibraryFiles, type Manifest } from '../../scripts/package/client-libraries';

/* Builds of a small front end: a page in a cache, or a tab that is open, knows the chunks of its own build. */

/* Two or three builds each, on a busy machine. */
jest.setTimeout(120_000);

let root: string;
let clientlibs: string;
let resources: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'generations-'));
  clientlibs = path.join(root, 'clientlibs');
  resources = path.join(clientlibs, 'clientlib-site/resources');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds as the project's own configuration does, with a chunk that says something. */
async function build(says: string, isDeployed = true): Promise<void> {
  mkdirSync(path.join(root, 'src'), { recursive: true });
  const source = (name: string) => path.join(root, 'src', `${name}.js`);
  writeFileSync(source('chunk'), `export const said = ${JSON.stringify(says)};`);
  writeFileSync(source('panel'), `export const panel = ${JSON.stringify(`panel of ${says}`)};`);
  writeFileSync(source('site'), "import('./chunk').then(({ said }) => console.debug(said));");
  writeFileSync(source('editor'), "import('./panel').then(({ panel }) => console.debug(panel));");
  const kept = keptFiles(clientlibs) as Set<string>;
  const compiler = webpack({
    mode: 'production',
    optimization: { minimize: false },
    context: root,
    entry: {
      site: source('site'),
      editor: source('editor'),
      'search-widgets': { import: source('site'), filename: 'search-widgets.v1.js' },
    },
    output: {
      path: resources,
      publicPath: RESOURCES,
      filename: '[name].[contenthash:8].js',
      chunkFilename: 'chunks/[id].[contenthash:8].js',
      clean: { keep: (name: string) => kept.has(name) },
    },
    plugins: [new ManifestPlugin({ file: path.join(clientlibs, 'manifest.json'), isDeployed })],
  })!;
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats!.toString())) : resolve(),
    );
  });
  await new Promise((resolve) => compiler.close(resolve));
}

/** The file that a chunk of a build became. */
const chunkWith = (words: string) =>
  readdirSync(resources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && name.includes('chunks'))
    .find((name) => readFileSync(path.join(resources, name), 'utf8').includes(`"${words}"`));

const manifest = () => JSON.parse(readFileSync(path.join(clientlibs, 'manifest.json'), 'utf8')) as Manifest;
const generations = () => readGenerations(clientlibs) as Manifest[];

it('keeps the chunks of the last two builds, and no more', async () => {
  for (const says of ['first', 'second', 'third', 'fourth']) await build(says);
  expect(['first', 'second', 'third', 'fourth'].map((says) => chunkWith(says) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(generations()).toHaveLength(3);
});

it('takes a build that changes nothing for no build', async () => {
  await build('first');
  await build('second');
  await build('second');
  await build('second');
  expect(generations()).toHaveLength(2);
  expect(chunkWith('first')).toBeDefined();
});

it('lets a developer’s builds come and go between two that are deployed', async () => {
  await build('first');
  await build('tried', false);
  expect(chunkWith('first')).toBeDefined();
  await build('second');
  expect(generations()).toHaveLength(2);
  expect(chunkWith('tried')).toBeUndefined();
});

it('packs them for AEM, without our own editor', async () => {
  await build('first');
  await build('second');
  const names = [...clientLibraryFiles(manifest(), resources, generations().slice(1)).keys()];
  const packed = names.map((name) => name.split('/resources/')[1]).filter((name) => name !== undefined);
  expect(packed).toContain(chunkWith('first'));
  expect(packed).toContain(chunkWith('second'));
  expect(packed.filter((name) => name.startsWith('site.'))).toHaveLength(2);
  expect(packed.filter((name) => name.startsWith('editor.'))).toEqual([]);
});

it('serves them to visitors of our own publish', async () => {
  await build('first');
  const chunk = chunkWith('first')!;
  await build('second');
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist/server.js'), '');
  expect(manifest().files).not.toContain(RESOURCES + chunk);
  expect(
    loadFrontend(root)
      .file(RESOURCES + chunk)
      ?.bytes.toString(),
  ).toContain('"first"');
});

it('forgets a build whose files are no longer all there', async () => {
  await build('first');
  const chunk = chunkWith('first')!;
  await build('second');
  rmSync(path.join(resources, chunk));
  expect(generations()).toHaveLength(1);
});

it('removes on demand what builds before left, and what no build is left to ask for', async () => {
  await build('first');
  const chunk = chunkWith('first')!;
  await build('second');
  writeFileSync(path.join(resources, 'chunks/7.0123abcd.js'), '');
  expect(pruneGenerations(clientlibs)).toEqual(['chunks/7.0123abcd.js']);
  expect(pruneGenerations(clientlibs, 0)).toContain(chunk);
  expect(chunkWith('second')).toBeDefined();
  expect(existsSync(path.join(resources, 'search-widgets.v1.js'))).toBe(true);
  expect(generations()).toHaveLength(1);
});
