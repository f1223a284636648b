/*
 * `npm run service`: what AEM does not answer itself. Plain Node, because it runs before there are packages.
 */
const { CONTENT_HEAP, runBuilt } = require('./run-built');

runBuilt('programs/service/main', CONTENT_HEAP);
