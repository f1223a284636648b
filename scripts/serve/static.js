/* `npm run publish:static -- --site NAME --out DIR`: the published site as files (docs/static.md). */
const { ensureBrowserScripts } = require('../build/browser-scripts');
const { CONTENT_HEAP, runBuilt } = require('./run-built');

// Everywhere else it is one word.
const at = process.argv.indexOf('--site');
if (at > 0 && process.argv[at + 1]) process.argv.splice(at, 2, `--site=${process.argv[at + 1]}`);

runBuilt('programs/static/main', CONTENT_HEAP, ensureBrowserScripts);
