/*
 * `node scripts/build/build-all.js [--site=NAME]`: builds what is missing or out of date of the front end, and the programs
 * that serve it.
 */
const { ensureBuild } = require('../ensure-build');
const { ensureBundles } = require('./bundle');

Promise.all([ensureBuild(), ensureBundles()]).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
