/*
 * Files of earlier releases for pages that still request them. A cached page, or a tab opened before, knows the hashed names
 * of its own build. `clientlibs/generations.json` lists the manifests of this build and of the earlier releases whose files
 * are next to it, newest first.
 */
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { readReleases } = require('./releases');

/** Number of releases before the newest build whose files are kept. */
const EARLIER = 2;

/** A name that contains a content hash: only such names identify a build. */
const HASHED = /\.[\da-f]{8}\.\w+(?:\.map|\.LICENSE\.txt)?$/;

const RESOURCES = 'clientlib-site/resources';
const LIST = 'generations.json';

/** A file's name below `resources/`, from its address. */
const nameOf = (address) => address.slice(address.indexOf(`/${RESOURCES}/`) + RESOURCES.length + 2);

/**
 * What `clientlibs/manifest.json` says: addresses as a page uses them.
 * @typedef {{
 *   readonly entrypoints: Readonly<Record<string, readonly string[]>>;
 *   readonly files: readonly string[];
 * }} Manifest
 */

/**
 * @param {string} folder `clientlibs`
 * @returns {Manifest} of the newest build
 */
const readManifest = (folder) => JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));

/**
 * The hashed files of a build, by name.
 * @param {Pick<Manifest, 'files'>} build
 * @returns {string[]}
 */
const filesOf = ({ files }) => files.map(nameOf).filter((name) => HASHED.test(name));

/**
 * @param {string} folder `clientlibs`
 * @returns {Manifest[]} manifests of the builds whose files are all there, newest first
 */
function readGenerations(folder) {
  const file = path.join(folder, LIST);
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).filter((generation) =>
    filesOf(generation).every((name) => existsSync(path.join(folder, RESOURCES, name))),
  );
}

/**
 * Lists a build and the two releases before it. A release without files of its own does not count.
 * @param folder `clientlibs`
 * @param manifest the build's manifest, with addresses as a page uses them
 * @param releases the folder of the releases
 */
function recordGenerations(folder, manifest, releases) {
  const current = new Set(filesOf(manifest));
  const [anyFile] = manifest.files;
  const base = anyFile?.slice(0, anyFile.indexOf(`/${RESOURCES}/`) + RESOURCES.length + 2);
  const earlier = readReleases(releases)
    .map(({ files }) => Object.keys(files))
    .filter((names) => names.some((name) => !current.has(name)))
    .slice(0, EARLIER)
    .map((names) => ({ entrypoints: {}, files: names.map((name) => base + name) }));
  const file = path.join(folder, LIST);
  writeFileSync(`${file}.new`, JSON.stringify([manifest, ...earlier], null, 2));
  renameSync(`${file}.new`, file);
}

module.exports = { EARLIER, filesOf, nameOf, readGenerations, readManifest, recordGenerations };
