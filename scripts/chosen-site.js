const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const folders = require('../model-json/core/site/site-folders');
const { config, imports } = require('../package.json');

const root = path.resolve(__dirname, '..');
const sites = path.join(root, 'model-json/sites');

/** Names of all sites: folders below `model-json/sites`. */
const siteNames = () =>
  readdirSync(sites).filter((name) => existsSync(path.join(sites, name, 'site.config.ts')));

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
  if (!(name in imports['#app']))
    throw new Error(
      `package.json: "imports" do not say where the site "${name}" is; add it to each of them.`,
    );
  env.SITE = name;
  return name;
}

/** The folder of a site's build: the checkout itself for the default site. */
const builtFolder = (site) => folders.builtFolder(root, site);

/** The contents of a site's `site.config.ts`. */
const siteConfig = (site) =>
  require('tsx/cjs/api').require(path.join(sites, site, 'site.config.ts'), __filename).config;

module.exports = { builtFolder, chosenSite, namedSite, siteConfig, siteNames };
