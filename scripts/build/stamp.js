const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/*
 * A stamp records what something was built from, so that it is rebuilt only if that changes: a hash over the files, and
 * another over their sizes and times, which takes a tenth of the time to check and is usually enough.
 */

/** The files in folders, and single files, from the checkout, always in the same order. */
function filesOf(inputs) {
  const all = (name) => {
    const file = path.join(root, name);
    if (!statSync(file).isDirectory()) return [name];
    return readdirSync(file).sort().flatMap((each) => all(path.join(name, each))); // prettier-ignore
  };
  return inputs.flatMap(all);
}

function hashOf(files, partsOf) {
  const hash = createHash('sha256');
  for (const name of files) for (const part of [name, ...partsOf(path.join(root, name))]) hash.update(part);
  return hash.digest('hex');
}

const contentsOf = (files) => hashOf(files, (file) => [readFileSync(file)]);
const timesOf = (files) =>
  hashOf(files, (file) => {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    return [`${size} ${mtimeMs} ${ctimeMs};`];
  });

const write = (stamp, content) => writeFileSync(stamp, `${JSON.stringify(content)}\n`);

/** Whether the output exists, and was built from its current inputs. */
function isFresh(stamp, outputs) {
  if (![stamp, ...outputs].every((file) => existsSync(file))) return false;
  try {
    const { inputs, times, contents } = JSON.parse(readFileSync(stamp, 'utf8'));
    const files = filesOf(inputs);
    const now = timesOf(files);
    if (now === times) return true;
    if (contentsOf(files) !== contents) return false;
    write(stamp, { inputs, times: now, contents });
    return true;
  } catch {
    // An input is missing, or the stamp is incomplete.
    return false;
  }
}

/** Before a build: so that an unfinished one does not look complete. */
const unmark = (stamp) => rmSync(stamp, { force: true });

/**
 * After a build.
 * @param inputs files and folders, from the checkout
 * @param began when the build began: files saved since may not be in it
 */
function mark(stamp, inputs, began) {
  const files = filesOf(inputs);
  const now = Date.now();
  const times = files.map((name) => statSync(path.join(root, name)).mtimeMs);
  if (times.some((time) => time >= began && time <= now)) return;
  write(stamp, { inputs, times: timesOf(files), contents: contentsOf(files) });
}

module.exports = { isFresh, mark, unmark };
