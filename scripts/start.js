/*
 * `npm start`: author and publish on this machine, from a fresh clone or a later start. Plain Node, because it runs before
 * packages are installed.
 */
const { becomeBuilt } = require('./serve/run-built');

becomeBuilt('programs/main');
