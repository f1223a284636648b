/*
 * Where the sources, the build and the data of a site are. Plain JavaScript: what starts before anything is installed asks
 * for it, too.
 *
 * The sources are either a checkout, which holds its sites, or an installed package, `node_modules/ventora`, beside which a
 * project holds one site (docs/adr/0040).
 */
const path = require('node:path');
const { config = {} } = require('../../../package.json');

/** The checkout or the installed package: `shared`, `model-json`, `ui.frontend`, `scripts`. */
const sourceFolder = path.resolve(__dirname, '../../..');

const around = path.dirname(sourceFolder);

/** Whether the sources are a package that a project has installed. */
const isInstalled = path.basename(around) === 'node_modules';

/** What people work in: the checkout itself, or the project. */
const projectFolder = isInstalled ? path.dirname(around) : sourceFolder;

/** Where a project's own modules are completed to a site (`scripts/project`): the package that `#site/…` names. */
const completedFolder = path.join(around, 'ventora-site');

/** @param {string} site */
const isDefault = (site) => isInstalled || site === config.site;

/**
 * Where a site's build is, `clientlibs` and `dist`: the default site's in the checkout itself.
 *
 * @param {string} root the checkout or the project
 * @param {string} site
 */
const builtFolder = (root, site) => {
  if (isInstalled) return path.join(root, '.ventora');
  return isDefault(site) ? root : path.join(root, 'dist/sites', site);
};

/**
 * `DATA_DIR` of a program that is told none: a folder for each site.
 *
 * @param {string} site
 */
const dataFolder = (site) => (isDefault(site) ? 'data' : `data-${site}`);

/**
 * The folder with a site's `site.config.ts`, `content` and `dam`.
 *
 * @param {string} root the checkout or the project
 * @param {string} site
 */
const siteFolder = (root, site) => (isInstalled ? root : path.join(root, 'model-json/sites', site));

module.exports = {
  builtFolder,
  completedFolder,
  dataFolder,
  isInstalled,
  projectFolder,
  siteFolder,
  sourceFolder,
};
