const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const folders = require('../model-json/core/site/site-folders');
const { config, imports } = require('../package.json');

const root = path.resolve(__dirname, '..');
const sites = path.join(root, 'model-json/sites');

/** Names of the sites that there are: folders below `model-json/sites`. */
const siteNames = () =>
  readdirSync(sites).filter((name) => existsSync(path.join(sites, name, 'site.config.ts')));

/** The site that is named by `--site=NAME`, else by the environment's `SITE`; undefined if none is. */
function namedSite(words = process.argv.slice(2), env = process.env) {
  const word = words.findLast((each) => each === '--site' || each.startsWith('--site='));
  return (word === undefined ? env.SITE : word.slice('--site='.length)) || undefined;
}

/**
 * The site that a command is for: the one that is named, else `config.site` of package.json. Whatever the command starts is
 * for the same one.
 *
 * @throws when there is no such site
 */
function chosenSite(words = process.argv.slice(2), env = process.env) {
  const name = namedSite(words, env) ?? config.site;
  if (!siteNames().includes(name))
    throw new Error(`There is no site "${name}". Choose one with --site=NAME: ${siteNames().join(', ')}.`);
  // Without it Node would take the default site's files for this one's.
  if (!(name in imports['#app']))
    throw new Error(
      `package.json: "imports" do not say where the site "${name}" is; add it to each of them.`,
    );
  env.SITE = name;
  return name;
}

/** Where a site's build is: the default site's in the checkout itself. */
const builtFolder = (site) => folders.builtFolder(root, site);

/** What a site's `site.config.ts` says. */
const siteConfig = (site) =>
  require('tsx/cjs/api').require(path.join(sites, site, 'site.config.ts'), __filename).config;

module.exports = { builtFolder, chosenSite, namedSite, siteConfig, siteNames };
