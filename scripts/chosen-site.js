const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { PROJECT_FEATURES } = require('../model-json/core/site/project-features');
const folders = require('../model-json/core/site/site-folders');
const { imports } = require('../package.json');

const { isInstalled, projectFolder: root } = folders;
const { config } = require(path.join(root, 'package.json'));
const sites = path.join(root, 'model-json/sites');

/** Names of all sites: folders below `model-json/sites`; a project is one site. */
const siteNames = () =>
  isInstalled
    ? [config.site]
    : readdirSync(sites).filter((name) => existsSync(path.join(sites, name, 'site.config.ts')));

/** The site given by `--site=NAME`, else by the environment's `SITE`; undefined if neither is set. */
function namedSite(words = process.argv.slice(2), env = process.env) {
  const word = words.findLast((each) => each === '--site' || each.startsWith('--site='));
  return (word === undefined ? env.SITE : word.slice('--site='.length)) || undefined;
}

/**
 * The site that a command is for: the given one, else `config.site` in package.json. Processes that the command
 * starts inherit it.
 *
 * @throws if there is no such site
 */
function chosenSite(words = process.argv.slice(2), env = process.env) {
  const name = namedSite(words, env) ?? config.site;
  if (!siteNames().includes(name))
    throw new Error(`There is no site "${name}". Choose one with --site=NAME: ${siteNames().join(', ')}.`);
  // Without it Node would resolve to the default site's files.
  if (!isInstalled && !(name in imports['#app']))
    throw new Error(
      `package.json: "imports" do not say where the site "${name}" is; add it to each of them.`,
    );
  env.SITE = name;
  return name;
}

/** The folder of a site's build: the checkout itself for the default site. */
const builtFolder = (site) => folders.builtFolder(root, site);

/** A project always has the features that it is completed with. */
const withFeatures = (config) => (isInstalled ? { features: PROJECT_FEATURES, ...config } : config);

/** The contents of a site's `site.config.ts`. */
const siteConfig = (site) =>
  withFeatures(
    require('tsx/cjs/api').require(path.join(folders.siteFolder(root, site), 'site.config.ts'), __filename)
      .config,
  );

module.exports = { builtFolder, chosenSite, namedSite, siteConfig, siteNames };
