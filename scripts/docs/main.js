/*
 * `npm run docs [-- --out DIR] [-- --origin URL] [-- --serve[=PORT]]`: the handbook as files, made by the product itself
 * (docs/handbook.md). Plain Node: each step runs for its own site.
 */
const { spawnSync } = require('node:child_process');
const { mkdirSync, rmSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const words = process.argv.slice(2);

/** The value of `--name=value` or `--name value`; undefined if it is not given. */
function option(name) {
  const at = words.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  const [, value] = words[at].split('=', 2);
  if (value !== undefined) return value;
  return words[at + 1]?.startsWith('--') ? '' : (words[at + 1] ?? '');
}

function run(script, args, env = {}) {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const out = path.resolve(option('out') || path.join(root, 'dist/docs'));
const serve = option('serve');
const port = Number(serve || 4600);
const origin = option('origin') || `http://localhost:${port}`;
// What is kept between runs, beside what is published.
const kept = path.join(root, 'dist/docs-data');
const list = path.join(kept, 'examples.json');
const script = (name, ...args) => run('scripts/run-script.js', [`scripts/docs/${name}.ts`, ...args]);

// Chapters are seeded into an empty folder: a published one keeps what it has.
rmSync(path.join(kept, 'content'), { recursive: true, force: true });
mkdirSync(kept, { recursive: true });
script('write', list, '--site=handbook');
run('scripts/serve/static.js', ['--site=handbook', '--out', out, '--origin', origin], {
  DATA_DIR: path.join(kept, 'content'),
});
run('scripts/build/build-all.js', ['--site=ventora', '--pages']);
script('library-examples', list, path.join(out, 'current/site'), origin, kept, '--site=ventora');
if (serve === undefined) console.log(`The handbook is in ${path.join(out, 'current/site')}`);
else script('read', path.join(out, 'current/site'), String(port), '--site=handbook');
