/*
 * Where the build and the data of a site are. Plain JavaScript: what starts before anything is installed asks for it, too.
 */
const path = require('node:path');
const { config } = require('../../../package.json');

/** @param {string} site */
const isDefault = (site) => site === config.site;

/**
 * Where a site's build is, `clientlibs` and `dist`: the default site's in the checkout itself.
 *
 * @param {string} root the checkout
 * @param {string} site
 */
const builtFolder = (root, site) => (isDefault(site) ? root : path.join(root, 'dist/sites', site));

/**
 * `DATA_DIR` of a program that is told none: a folder for each site.
 *
 * @param {string} site
 */
const dataFolder = (site) => (isDefault(site) ? 'data' : `data-${site}`);

module.exports = { builtFolder, dataFolder };
