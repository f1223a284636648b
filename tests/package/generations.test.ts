import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { loadFrontend, RESOURCES } from '../../model-json/core/server/frontend/frontend';
import { readGenerations } from '../../scripts/build/generations';
import { ManifestPlugin } from '../../scripts/build/manifest-plugin';
import { clientLibraryFiles, resourcesOf, type Manifest } from '../../scripts/package/client-libraries';
import { addRelease, restoreReleases } from '../../scripts/build/releases';

/* Builds of a small front end: a cached page or an open tab still requests the chunks of its own build. */

/* Two or three builds each, on a busy machine. */
jest.setTimeout(120_000);

let root: string;
let clientlibs: string;
let resources: string;
let releases: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'generations-'));
  clientlibs = path.join(root, 'clientlibs');
  resources = path.join(clientlibs, 'clientlib-site/resources');
  releases = path.join(root, 'releases');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds with the project's own plugin, with a chunk that contains a given text. */
async function build(says: string): Promise<void> {
  mkdirSync(path.join(root, 'src'), { recursive: true });
  const source = (name: string) => path.join(root, 'src', `${name}.js`);
  writeFileSync(source('chunk'), `export const said = ${JSON.stringify(says)};`);
  writeFileSync(source('panel'), `export const panel = ${JSON.stringify(`panel of ${says}`)};`);
  writeFileSync(source('site'), "import('./chunk').then(({ said }) => console.debug(said));");
  writeFileSync(source('editor'), "import('./panel').then(({ panel }) => console.debug(panel));");
  const kept = restoreReleases(releases, resources) as Set<string>;
  const bundle = (folder: string, entry: Configuration['entry'], keep: (name: string) => boolean) => ({
    mode: 'production' as const,
    optimization: { minimize: false },
    context: root,
    entry: entry!,
    output: {
      path: resources,
      publicPath: RESOURCES,
      filename: `${folder}[name].[contenthash:8].js`,
      chunkFilename: `${folder}chunks/[id].[contenthash:8].js`,
      clean: { keep },
    },
    plugins: [
      new ManifestPlugin(
        folder === ''
          ? { file: path.join(clientlibs, 'manifest.json'), releases }
          : { file: path.join(clientlibs, 'authors.json') },
      ),
    ],
  });
  const isAuthors = (name: string) => name.startsWith('authors/');
  const visitors = {
    site: source('site'),
    'search-widgets': { import: source('site'), filename: 'search-widgets.v1.js' },
  };
  const compiler = webpack([
    bundle('', visitors, (name) => kept.has(name) || isAuthors(name)),
    bundle('authors/', { editor: source('editor') }, (name) => !isAuthors(name)),
  ])!;
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats!.toString())) : resolve(),
    );
  });
  await new Promise((resolve) => compiler.close(resolve));
}

/** The file of the chunk with a given text. */
const chunkWith = (words: string) =>
  readdirSync(resources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && name.includes('chunks'))
    .find((name) => readFileSync(path.join(resources, name), 'utf8').includes(`"${words}"`));

const manifest = () => JSON.parse(readFileSync(path.join(clientlibs, 'manifest.json'), 'utf8')) as Manifest;

/** The package's files below `resources/`. */
const packed = () =>
  [...clientLibraryFiles(manifest(), resources, generations().slice(1)).keys()]
    .map((name) => name.split('/resources/')[1])
    .filter((name) => name !== undefined);

const generations = () => readGenerations(clientlibs) as Manifest[];

/** Builds in a clone with nothing but git, as Cloud Manager does. */
async function buildPristine(says: string): Promise<void> {
  rmSync(clientlibs, { recursive: true, force: true });
  await build(says);
}

/** Builds and adds the build to git under its name. */
async function release(says: string): Promise<boolean> {
  await buildPristine(says);
  return addRelease(releases, says, resourcesOf(clientLibraryFiles(manifest(), resources))) as boolean;
}

it('keeps the chunks of the last two releases in a build from a fresh clone', async () => {
  for (const says of ['first', 'second', 'third']) await release(says);
  await buildPristine('fourth');
  expect(['first', 'second', 'third', 'fourth'].map((says) => chunkWith(says) !== undefined)).toEqual([
    true, // on the disk, but in no package
    true,
    true,
    true,
  ]);
  expect(generations()).toHaveLength(3);
  expect(packed().map((name) => path.basename(name))).toEqual(
    expect.arrayContaining(['second', 'third', 'fourth'].map((says) => path.basename(chunkWith(says)!))),
  );
  expect(packed()).not.toContain(chunkWith('first'));
});

it('keeps two other releases when the build equals the newest release', async () => {
  for (const says of ['first', 'second', 'third', 'fourth']) await release(says);
  await buildPristine('fourth');
  expect(packed()).toEqual(
    expect.arrayContaining(['second', 'third', 'fourth'].map((says) => chunkWith(says))),
  );
  expect(chunkWith('first')).toBeUndefined();
  expect(readdirSync(releases).filter((name) => name.endsWith('.br'))).toHaveLength(3);
});

it('ignores a release that changes nothing', async () => {
  expect(await release('first')).toBe(true);
  expect(await release('second')).toBe(true);
  expect(await release('second')).toBe(false);
  await buildPristine('second');
  expect(generations()).toHaveLength(2);
  expect(packed()).toContain(chunkWith('first'));
});

it('discards a developer’s builds between two releases', async () => {
  await release('first');
  await build('tried');
  await build('second');
  expect(generations()).toHaveLength(2);
  expect(chunkWith('first')).toBeDefined();
  expect(chunkWith('tried')).toBeUndefined();
});

it('packs earlier chunks for AEM, without our own editor', async () => {
  await release('first');
  await buildPristine('second');
  expect(packed()).toContain(chunkWith('first'));
  expect(packed()).toContain(chunkWith('second'));
  expect(packed().filter((name) => name.startsWith('site.'))).toHaveLength(2);
  expect(chunkWith('panel of second')).toMatch(/^authors\//);
  expect(packed().filter((name) => name.includes('authors'))).toEqual([]);
  expect(chunkWith('panel of first')).toBeUndefined();
});

it('serves earlier chunks to visitors of our own publish', async () => {
  await release('first');
  const chunk = chunkWith('first')!;
  await buildPristine('second');
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist/server.js'), '');
  expect(manifest().files).not.toContain(RESOURCES + chunk);
  expect(
    loadFrontend(root)
      .file(RESOURCES + chunk)
      ?.bytes.toString(),
  ).toContain('"first"');
});

it('discards a release with missing files', async () => {
  await release('first');
  await buildPristine('second');
  rmSync(path.join(resources, chunkWith('first')!));
  expect(generations()).toHaveLength(1);
});

it('refuses an archive that differs from its release, and says how to restore it', async () => {
  await release('first');
  const list = path.join(releases, 'releases.json');
  writeFileSync(list, readFileSync(list, 'utf8').replace(/"sha256": "\w/, '"sha256": "x'));
  rmSync(clientlibs, { recursive: true });
  await expect(build('second')).rejects.toThrow(
    /\.br: .+ differs from release first\. Restore the archive from git\./,
  );
});
