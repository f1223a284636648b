const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Beside the packages: a fresh clone remembers nothing. */
const file = path.resolve(__dirname, '../../node_modules/.cache/steps-passed.json');

const read = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** What passed with these inputs the last time, with its counts; undefined if it did not. */
const passedWith = (title, hash) => {
  const last = read()[title];
  return hash !== undefined && last?.hash === hash ? last : undefined;
};

/** Notes how a step ended. One that failed is to run again, whatever its inputs. */
function note(title, hash, isGood, counts) {
  const { [title]: _last, ...others } = read();
  mkdirSync(path.dirname(file), { recursive: true });
  const next = isGood && hash !== undefined ? { ...others, [title]: { hash, ...counts } } : others;
  writeFileSync(file, JSON.stringify(next, null, 2));
}

module.exports = { note, passedWith };
