/*
 * `npm run publish`: a publish node, which an author on another machine fills. Plain Node, because it runs before packages
 * are installed.
 */
const { becomeBuilt } = require('./run-built');

process.env.ROLE = 'publish';
becomeBuilt('programs/main', ['pages']);
