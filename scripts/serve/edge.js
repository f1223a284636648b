/* `npm run publish:edge -- --out DIR`: the published site as a project of Edge Delivery (docs/edge-delivery.md). */

// Everywhere else it is one word.
const at = process.argv.indexOf('--site');
if (at > 0 && process.argv[at + 1]) process.argv.splice(at, 2, `--site=${process.argv[at + 1]}`);
process.argv.splice(2, 0, 'scripts/edge/publish.ts');
require('../run-script');
