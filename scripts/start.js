/*
 * `npm start`: author and publish on this machine, from a fresh clone or the second time. Plain Node, because it runs
 * before there are packages.
 */
const { ensureBuild } = require('./ensure-build');
const { ensureDependencies } = require('./ensure-dependencies');
const { programGroup } = require('./run-all');

try {
  ensureDependencies();
  ensureBuild();
  // The content is 150 MB that stay: left to itself, V8 would let rubbish grow to twice that before it looks.
  const heap = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
  programGroup()([...heap, '--require', 'tsx/cjs', 'model-json/server/main.ts']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
