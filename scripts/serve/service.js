/* `npm run service`: answers what AEM does not answer itself. Plain Node, because it runs before packages are installed. */
const { CONTENT_HEAP, runBuilt } = require('./run-built');

runBuilt('programs/service/main', CONTENT_HEAP);
