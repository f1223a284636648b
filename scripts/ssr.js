/*
 * `npm run ssr`: the service that draws pages for AEM. Plain Node, because it runs before there are packages.
 */
const { runBuilt } = require('./run-built');

runBuilt('programs/ssr');
