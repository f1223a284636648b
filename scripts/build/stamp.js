const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const { projectFolder: root } = require('../../model-json/core/site/site-folders');

/*
 * A stamp records what something was built from, so that it is rebuilt only if that changes: a hash over the files, and
 * another over their sizes and times, which takes a tenth of the time to check and is usually enough.
 */

/** The files in folders, and single files, from the checkout, always in the same order. */
function filesOf(inputs) {
  const all = (name) => {
    const file = path.resolve(root, name);
    if (!statSync(file).isDirectory()) return [name];
    return readdirSync(file).sort().flatMap((each) => all(path.join(name, each))); // prettier-ignore
  };
  return inputs.flatMap(all);
}

function hashOf(files, partsOf) {
  const hash = createHash('sha256');
  for (const name of files)
    for (const part of [name, ...partsOf(path.resolve(root, name))]) hash.update(part);
  return hash.digest('hex');
}

const contentsOf = (files) => hashOf(files, (file) => [readFileSync(file)]);
const timesOf = (files) =>
  hashOf(files, (file) => {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    return [`${size} ${mtimeMs} ${ctimeMs};`];
  });

const write = (stamp, content) => writeFileSync(stamp, `${JSON.stringify(content)}\n`);

/** The files of inputs with their times. @param seen by inputs: what several stamps share is looked at once */
function seenIn(seen, inputs) {
  const key = inputs.join('\n');
  if (!seen.has(key)) {
    const files = filesOf(inputs);
    seen.set(key, { files, now: timesOf(files) });
  }
  return seen.get(key);
}

/**
 * Whether the output exists, and was built from its current inputs.
 * @param outputs files; if not given, those that the stamp names
 * @param seen the same map for stamps that are checked one after the other
 */
function isFresh(stamp, outputs, seen = new Map()) {
  try {
    const { inputs, times, contents, outputs: made } = JSON.parse(readFileSync(stamp, 'utf8'));
    if (!(outputs ?? made).every((file) => existsSync(path.resolve(root, file)))) return false;
    const { files, now } = seenIn(seen, inputs);
    if (now === times) return true;
    if (contentsOf(files) !== contents) return false;
    write(stamp, { inputs, times: now, contents, outputs: made });
    return true;
  } catch {
    // There is no stamp, it is incomplete, or an input is missing.
    return false;
  }
}

/** Before a build: so that an unfinished one does not look complete. */
const unmark = (stamp) => rmSync(stamp, { force: true });

/**
 * After a build.
 * @param inputs files and folders, from the checkout
 * @param began when the build began: files saved since may not be in it
 * @param outputs what was made, if later builds cannot tell without effort
 */
function mark(stamp, inputs, began, outputs) {
  const files = filesOf(inputs);
  const now = Date.now();
  const times = files.map((name) => statSync(path.resolve(root, name)).mtimeMs);
  if (times.some((time) => time >= began && time <= now)) return;
  const made = outputs?.map((file) => path.relative(root, file));
  write(stamp, { inputs, times: timesOf(files), contents: contentsOf(files), outputs: made });
}

module.exports = { isFresh, mark, unmark };
