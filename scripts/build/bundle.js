const { mkdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { builtFolder, chosenSite, siteConfig } = require('../chosen-site');
const { isFresh, unmark, mark } = require('./stamp');

const root = path.resolve(__dirname, '../..');
const homeOf = (site) => path.join(builtFolder(site), 'dist/programs');

/** What Node runs by itself, below `model-json`; `model-json/runnable.ts` knows the bundles' names. */
const ours = [
  'programs/main',
  'programs/author',
  'programs/publish',
  'programs/drawer',
  'programs/service/main',
  'programs/ssr',
  'core/ssr/drawing/draw-in-process',
];
/** What a feature runs in a process or thread of its own. */
const ofFeatures = { catalogue: ['features/catalogue/documents/draw-in-worker'] };
const programsOf = (site) => [
  ...ours,
  ...siteConfig(site).features.flatMap((name) => ofFeatures[name] ?? []),
];
/** The bundle of a program. */
const bundleOf = (program, folder = homeOf(chosenSite())) =>
  path.join(folder, `${program.replaceAll('/', '-')}.js`);

/** Sources find what lies beside them (fonts, maps, the checkout itself) by the folder that they are in. */
const ownFolders = (folder) => ({
  name: 'own-folders',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('__dirname')) return undefined;
      const place = JSON.stringify(path.relative(folder, path.dirname(file)).replaceAll('\\', '/'));
      const contents = source.replaceAll('__dirname', `require('node:path').resolve(__dirname, ${place})`);
      return { contents, loader: 'ts' };
    });
  },
});

/**
 * Makes one file of each program and its sources when one of them has changed; packages stay where they are.
 * @param programs their sources below `model-json`, without their extension
 * @param folder absolute, where the bundles go
 */
async function ensureBundles(programs = programsOf(chosenSite()), folder = homeOf(chosenSite())) {
  const stamp = path.join(folder, 'stamp.json');
  if (
    isFresh(
      stamp,
      programs.map((program) => bundleOf(program, folder)),
    )
  )
    return;
  const { build, stop } = require('esbuild');
  unmark(stamp);
  mkdirSync(folder, { recursive: true });
  const began = Date.now();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: programs.map((program) => ({
      in: `model-json/${program}.ts`,
      out: path.basename(bundleOf(program, folder), '.js'),
    })),
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: [chosenSite()],
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    plugins: [ownFolders(folder)],
    logLevel: 'warning',
    // Its process takes 100 MB and would stay as long as this one.
  }).finally(stop);
  mark(stamp, [...Object.keys(metafile.inputs), 'scripts/build/bundle.js', 'package-lock.json'], began);
}

module.exports = { bundleOf, ensureBundles };
