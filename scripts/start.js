/*
 * `npm start`: author and publish on this machine, from a fresh clone or the second time. Plain Node, because it runs
 * before there are packages.
 */
const { becomeBuilt } = require('./run-built');

becomeBuilt('programs/main');
