/*
 * What earlier builds left for pages that still ask for it. A page in a cache, or a tab that has been open since, knows the
 * hashed names of its own build. `clientlibs/generations.json` lists the manifests of the last builds, newest first.
 */
const { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Builds before the newest one whose files stay. */
const EARLIER = 2;

/** A name that changes with the content: nothing else can belong to one build. */
const HASHED = /\.[\da-f]{8}\.\w+(?:\.map|\.LICENSE\.txt)?$/;

const RESOURCES = 'clientlib-site/resources';
const LIST = 'generations.json';

/** A file's name below `resources/`, from its address. */
const nameOf = (address) => address.slice(address.indexOf(`/${RESOURCES}/`) + RESOURCES.length + 2);

/** The hashed files of a build, by name. */
const filesOf = ({ files }) => files.map(nameOf).filter((name) => HASHED.test(name));

/**
 * @param folder `clientlibs`
 * @returns manifests of the builds whose files are all there, newest first
 */
function readGenerations(folder) {
  const file = path.join(folder, LIST);
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).filter((generation) =>
    filesOf(generation).every((name) => existsSync(path.join(folder, RESOURCES, name))),
  );
}

function writeGenerations(folder, generations) {
  const file = path.join(folder, LIST);
  writeFileSync(`${file}.new`, JSON.stringify(generations, null, 2));
  renameSync(`${file}.new`, file);
}

/** Adds a build, unless it is the newest one over again. */
function recordGeneration(folder, manifest) {
  const before = readGenerations(folder);
  const isSame = before.length > 0 && filesOf(before[0]).join() === filesOf(manifest).join();
  // What has no hash (`search-widgets.v1.js`) may have changed all the same.
  writeGenerations(folder, [{ ...manifest }, ...(isSame ? before.slice(1) : before)]);
}

/**
 * Drops builds before the last ones, and every hashed file that no build is left to ask for.
 *
 * @param earlier builds before the newest that stay
 * @returns the names of the files that went
 */
function pruneGenerations(folder, earlier = EARLIER) {
  const kept = readGenerations(folder).slice(0, earlier + 1);
  writeGenerations(folder, kept);
  const resources = path.join(folder, RESOURCES);
  const wanted = new Set(kept.flatMap(filesOf));
  const gone = readdirSync(resources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(resources, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((name) => HASHED.test(name) && !wanted.has(name));
  for (const name of gone) rmSync(path.join(resources, name));
  return gone.sort();
}

/** Names of the files that earlier builds left, for webpack's own cleaning. */
const keptFiles = (folder) => new Set(readGenerations(folder).flatMap(filesOf));

module.exports = { EARLIER, filesOf, keptFiles, nameOf, pruneGenerations, readGenerations, recordGeneration };
