/* `npm run ssr`: the service that renders pages for AEM. Plain Node, because it runs before packages are installed. */
const { runBuilt } = require('./run-built');

runBuilt('programs/ssr');
