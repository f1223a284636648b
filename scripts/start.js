/*
 * `npm start`: author and publish on this machine, from a fresh clone or the second time. Plain Node, because it runs
 * before there are packages.
 */
const { CONTENT_HEAP, runBuilt } = require('./run-built');

runBuilt('model-json/programs/main.ts', CONTENT_HEAP);
