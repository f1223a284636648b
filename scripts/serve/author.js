/* `npm run author`: author without publish, for a machine of its own. Plain Node, because it runs before packages are installed. */
const { becomeBuilt } = require('./run-built');

process.env.ROLE = 'author';
becomeBuilt('programs/main');
