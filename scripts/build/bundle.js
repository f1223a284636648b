const { existsSync, mkdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { isInstalled, projectFolder, sourceFolder: root } = require('../../model-json/core/site/site-folders');
const { builtFolder, chosenSite, siteConfig } = require('../chosen-site');
const { bundledPackages } = require('./bundled-packages');
const { isFresh, unmark, mark } = require('./stamp');

const homeOf = (site) => path.join(builtFolder(site), 'dist/programs');

/** The programs of `model-json` that run in Node; `model-json/runnable.ts` knows the bundles' names. */
const ours = [
  'programs/code/keep-code',
  'programs/main',
  'programs/author',
  'programs/accounts/main',
  'programs/receiver',
  'programs/publish',
  'programs/drawer',
  'programs/service/main',
  'programs/ssr',
  'programs/static/main',
  'programs/static/maker',
  'core/ssr/drawing/draw-in-process',
];
/** What of a feature runs in a process or thread of its own: its `programs.json`. */
function ofFeature(name) {
  const list = path.join(root, 'model-json/features', name, 'programs.json');
  if (!existsSync(list)) return [];
  return JSON.parse(readFileSync(list, 'utf8')).map((program) => `features/${name}/${program}`);
}
const programsOf = (site) => [...ours, ...siteConfig(site).features.flatMap(ofFeature)];
/** The bundle file of a program. */
const bundleOf = (program, folder = homeOf(chosenSite())) =>
  path.join(folder, `${program.replaceAll('/', '-')}.js`);

/** Sources find neighbouring files (fonts, maps, the checkout itself) relative to their own folder. */
const ownFolders = (folder) => ({
  name: 'own-folders',
  setup(build) {
    build.onLoad({ filter: /\.(?:ts|js)$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('__dirname')) return undefined;
      const place = JSON.stringify(path.relative(folder, path.dirname(file)).replaceAll('\\', '/'));
      const contents = source.replaceAll('__dirname', `require('node:path').resolve(__dirname, ${place})`);
      return { contents, loader: path.extname(file) === '.ts' ? 'ts' : 'js' };
    });
  },
});

/**
 * Bundles each program into one file if one of its sources has changed; packages stay external.
 * @param given their sources below `model-json`, without the extension; those of the site if not given
 * @param folder absolute path for the bundles
 */
async function ensureBundles(given, folder = homeOf(chosenSite())) {
  const stamp = path.join(folder, 'stamp.json');
  const outputsOf = (programs) => programs.map((program) => bundleOf(program, folder));
  // Reading a site's configuration takes half of a second, since it is TypeScript.
  if (isFresh(stamp, given && outputsOf(given))) return;
  const programs = given ?? programsOf(chosenSite());
  const { build, stop } = require('esbuild');
  unmark(stamp);
  mkdirSync(folder, { recursive: true });
  const began = Date.now();
  const { metafile } = await build({
    absWorkingDir: projectFolder,
    entryPoints: programs.map((program) => ({
      in: path.join(root, `model-json/${program}.ts`),
      out: path.basename(bundleOf(program, folder), '.js'),
    })),
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // As `require`: V8 cannot keep the code of modules with `import()` (model-json/programs/code).
    supported: { 'dynamic-import': false },
    conditions: [chosenSite()],
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    plugins: [...(isInstalled ? [bundledPackages] : []), ownFolders(folder)],
    logLevel: 'warning',
    // Its process takes 100 MB and would stay as long as this one.
  }).finally(stop);
  mark(
    stamp,
    [...Object.keys(metafile.inputs), path.relative(projectFolder, __filename), 'package-lock.json'],
    began,
    outputsOf(programs),
  );
}

module.exports = { bundleOf, ensureBundles };
