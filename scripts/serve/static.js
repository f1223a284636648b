/* `npm run publish:static -- --site NAME --out DIR`: the published site as files (docs/static.md). */
const { ensureBrowserScripts } = require('../build/browser-scripts');
const { runBuilt } = require('./run-built');

/** It reads tables of a hundred megabytes, and holds no content: that is in processes of its own. */
const HEAP = ['--max-semi-space-size=64'];

// Everywhere else it is one word.
const at = process.argv.indexOf('--site');
if (at > 0 && process.argv[at + 1]) process.argv.splice(at, 2, `--site=${process.argv[at + 1]}`);

runBuilt('programs/static/main', HEAP, ensureBrowserScripts);
