/*
 * `node scripts/assemble.js FOLDER [--site=NAME] [--build]`: copies what servers of a site need at run time into a new folder, after
 * a build (`--build` makes it): bundles, client libraries, content and assets, data of features, and of the packages only those that the bundles
 * load. The Dockerfile does the same; so can anyone who deploys without containers. Plain Node.
 */
const { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { builtinModules } = require('node:module');
const path = require('node:path');
const { builtFolder, chosenSite } = require('./chosen-site');

const root = path.resolve(__dirname, '..');

/** Names of packages in `require("name/part")` and `import("name")`. */
const packagesIn = (code) =>
  [...code.matchAll(/\b(?:require|import)\("((?:@[\w.-]+\/)?\w[\w.-]*)(?:\/[^"]*)?"\)/g)]
    .map(([, name]) => name)
    .filter((name) => !builtinModules.includes(name));

/** The place of a package as seen from another: nested, or in one of the folders above. */
function placeOf(name, packages, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (at === '') return undefined;
  }
}

/**
 * The packages that some packages need at run time, with themselves.
 * @param packages those of the lock file, by place
 */
function closureOf(names, packages) {
  const found = new Set();
  const follow = (wanted, from) => {
    for (const name of wanted) {
      const place = placeOf(name, packages, from);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      const { dependencies, optionalDependencies, peerDependencies } = packages[place];
      follow(Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }), place);
    }
  };
  follow(names, '');
  return [...found];
}

/** The bundles of a site's programs, which only load packages. */
function bundlesOf(site) {
  const folder = path.join(builtFolder(site), 'dist/programs');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name));
}

/** Files that programs read besides their bundles, from the checkout. */
const filesOf = (site) => {
  const built = path.relative(root, builtFolder(site));
  return [
    'package.json',
    path.join(built, 'clientlibs'),
    path.join(built, 'dist/server.js'),
    path.join(built, 'dist/programs'),
    path.join(built, 'dist/browser'),
    `model-json/sites/${site}/content`,
    `model-json/sites/${site}/dam`,
    'model-json/features/geography/data',
    'model-json/features/documents/drawing/fonts',
    'ui.apps/releases',
  ].filter((file) => existsSync(path.join(root, file)));
};

/** Packages nested in another are copied by themselves, if they are needed; source maps of packages are not. */
const isWanted = (top, below) =>
  !top.startsWith('node_modules') || !(below.startsWith('node_modules') || below.endsWith('.map'));

function assemble(site, folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; name a new folder`);
  mkdirSync(folder, { recursive: true });
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const names = new Set(bundlesOf(site).flatMap((file) => packagesIn(readFileSync(file, 'utf8'))));
  const places = closureOf([...names], packages).filter((place) => existsSync(path.join(root, place)));
  for (const file of [...filesOf(site), ...places])
    cpSync(path.join(root, file), path.join(folder, file), {
      recursive: true,
      filter: (source) => isWanted(file, path.relative(path.join(root, file), source)),
    });
  // What `npm start` does besides building: docs/deployment.md, memory.
  writeFileSync(
    path.join(folder, 'start.sh'),
    '#!/bin/sh\nexport MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072\n' +
      'program="${1:-main}"\n[ $# -gt 0 ] && shift\n' +
      `programs="$(cd "$(dirname "$0")" && pwd)/${path.relative(root, path.join(builtFolder(site), 'dist/programs'))}"\n` +
      'exec node --require "$programs/programs-code-keep-code.js" "$programs/programs-$program.js" "$@"\n',
    { mode: 0o755 },
  );
  return places.length;
}

async function main(words) {
  const folder = words.find((word) => !word.startsWith('-'));
  if (folder === undefined) throw new Error('Where to? node scripts/assemble.js FOLDER');
  const site = chosenSite();
  if (words.includes('--build')) {
    await require('./ensure-build').ensureBuild();
    await require('./build/bundle').ensureBundles();
    await require('./build/browser-scripts').ensureBrowserScripts(site);
  }
  const count = assemble(site, path.resolve(folder));
  console.log(`The servers of ${site} with ${count} packages are in ${folder}; start.sh starts them.`);
}

if (require.main === module)
  main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });

module.exports = { assemble, closureOf, packagesIn };
