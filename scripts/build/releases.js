/*
 * The client libraries of releases, stored in git: a build in Cloud Manager starts with nothing else. `releases.json` lists
 * each release with its files, their size in bytes and SHA-256, newest first; beside it is one archive per release: the
 * files concatenated in the order of the list, compressed with brotli.
 */
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { brotliCompressSync, brotliDecompressSync, constants } = require('node:zlib');

/** One more than a package includes: the newest release may be the build itself. */
const KEPT = 3;

const LIST = 'releases.json';
const ARCHIVE = '.br';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * @param folder of the releases
 * @returns `[{ name, archive, files: { "chunks/7.0123abcd.js": { bytes, sha256 } } }]`, newest first
 */
function readReleases(folder) {
  const file = path.join(folder, LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * Restores the files of all releases to the folder of the build.
 * @param folder of the releases
 * @param resources where a build's files are
 * @returns the names of the files
 * @throws if an archive differs from what was released
 */
function restoreReleases(folder, resources) {
  const releases = readReleases(folder);
  for (const release of releases) {
    for (const [name, bytes] of unpack(folder, release)) {
      const file = path.join(resources, name);
      if (existsSync(file)) continue;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  }
  return new Set(releases.flatMap(({ files }) => Object.keys(files)));
}

function* unpack(folder, { name: release, archive, files }) {
  const file = path.join(folder, archive);
  if (!existsSync(file))
    throw new Error(`${file}: missing, but release ${release} lists it. Restore it from git.`);
  const all = brotliDecompressSync(readFileSync(file));
  let at = 0;
  for (const [name, { bytes, sha256: expected }] of Object.entries(files)) {
    const part = all.subarray(at, (at += bytes));
    if (sha256(part) !== expected) {
      throw new Error(`${file}: ${name} differs from release ${release}. Restore the archive from git.`);
    }
    yield [name, part];
  }
}

/**
 * Adds a release, and drops those that no package includes any more.
 * @param folder of the releases
 * @param name for people
 * @param files pairs of a hashed name below `resources/` and its bytes
 * @returns false if the newest release has the same files
 */
function addRelease(folder, name, files) {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const listed = Object.fromEntries(
    sorted.map(([file, bytes]) => [file, { bytes: bytes.length, sha256: sha256(bytes) }]),
  );
  const before = readReleases(folder);
  if (before.length > 0 && JSON.stringify(before[0].files) === JSON.stringify(listed)) return false;
  const all = Buffer.concat(sorted.map(([, bytes]) => bytes));
  const archive = `${sha256(all).slice(0, 16)}${ARCHIVE}`;
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: all.length };
  const kept = [{ name, archive, files: listed }, ...before].slice(0, KEPT);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, archive), brotliCompressSync(all, { params }));
  writeFileSync(path.join(folder, LIST), `${JSON.stringify(kept, null, 2)}\n`);
  const wanted = new Set(kept.map((release) => release.archive));
  for (const file of readdirSync(folder)) {
    if (file.endsWith(ARCHIVE) && !wanted.has(file)) rmSync(path.join(folder, file));
  }
  return true;
}

module.exports = { addRelease, readReleases, restoreReleases };
