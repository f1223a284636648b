const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** With the installed packages: a fresh clone remembers nothing. */
const file = path.resolve(__dirname, '../../node_modules/.cache/steps-passed.json');

const read = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** The previous pass with these inputs and its counts; undefined if there is none. */
const passedWith = (title, hash) => {
  const last = read()[title];
  return hash !== undefined && last?.hash === hash ? last : undefined;
};

/** Records a step's result. A failed step runs again, whatever its inputs. */
function note(title, hash, isGood, counts) {
  const { [title]: _last, ...others } = read();
  mkdirSync(path.dirname(file), { recursive: true });
  const next = isGood && hash !== undefined ? { ...others, [title]: { hash, ...counts } } : others;
  writeFileSync(file, JSON.stringify(next, null, 2));
}

module.exports = { note, passedWith };
