const { existsSync, mkdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { bundledPackages } = require('./bundled-packages');
const { builtFolder, chosenSite, siteConfig } = require('../chosen-site');
const { isFresh, unmark, mark } = require('./stamp');

const { isInstalled, projectFolder, sourceFolder: root } = require('../../model-json/core/site/site-folders');

/** Scripts of a feature that only pages of a site of files load, with the format of each: its `browser-scripts.json`. */
function ofFeature(name) {
  const list = path.join(root, 'model-json/features', name, 'browser-scripts.json');
  if (!existsSync(list)) return [];
  return Object.entries(JSON.parse(readFileSync(list, 'utf8'))).map(([script, format]) => ({
    source: path.join(root, `model-json/features/${name}/${script}.ts`),
    format,
  }));
}

/** Builds these scripts, each in one file, if one of their sources has changed. */
async function ensureBrowserScripts(site = chosenSite()) {
  const folder = path.join(builtFolder(site), 'dist/browser');
  const stamp = path.join(folder, 'stamp.json');
  const scripts = siteConfig(site).features.flatMap(ofFeature);
  const outputs = scripts.map(({ source }) => path.join(folder, `${path.basename(source, '.ts')}.js`));
  if (isFresh(stamp, outputs)) return;
  mkdirSync(folder, { recursive: true });
  unmark(stamp);
  const { build, stop } = require('esbuild');
  const began = Date.now();
  const built = await Promise.all(
    scripts.map(({ source, format }, index) =>
      build({
        absWorkingDir: projectFolder,
        entryPoints: [source],
        outfile: outputs[index],
        bundle: true,
        platform: 'browser',
        format,
        target: 'es2022',
        conditions: [site],
        plugins: isInstalled ? [bundledPackages] : [],
        minify: true,
        legalComments: 'none',
        metafile: true,
        logLevel: 'warning',
      }),
    ),
  ).finally(stop);
  const inputs = new Set(built.flatMap(({ metafile }) => Object.keys(metafile.inputs)));
  mark(stamp, [...inputs, path.relative(projectFolder, __filename), 'package-lock.json'], began);
}

module.exports = { ensureBrowserScripts };
