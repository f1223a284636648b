/*
 * Completes a project (docs/starter.md) to a site: writes the package `ventora-site` beside ours, which `#app`, `#site/…` and
 * `#site-server/…` name. A module that the project does not have is that of a site with nothing of its own (`sites/plain`).
 * `scripts/generate.ts` adds what follows from the components.
 */
const { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { completedFolder, projectFolder, sourceFolder } = require('../../model-json/core/site/site-folders');
const { PROJECT_FEATURES } = require('../../model-json/core/site/project-features');
const { chosenSite, siteConfig } = require('../chosen-site');

const MARK = '/* Written by ventora: what completes the project to a site. */';

/** Modules of the project's own that replace one of the plain site: `site/page-end.ts`. */
const OWN = 'site';

/** @param {string} folder below the completed site @param {string} file absolute, without its ending */
const specifier = (folder, file) =>
  path.relative(path.join(completedFolder, folder), file).replaceAll(path.sep, '/');

/** Every module of the plain site, from the project if that has one of the name. */
function plainModules(side, plain) {
  const from = path.join(sourceFolder, plain);
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => {
      const own = path.join(projectFolder, OWN, name);
      const source = (existsSync(own) ? own : path.join(from, name)).replace(/\.ts$/, '');
      const target = `${side}/${name}`;
      return [target, `export * from '${specifier(path.dirname(target), source)}';\n`];
    });
}

/** The exporters of the project's components, by resource type: `components/Command/Command.exporter.ts`. */
function exporters() {
  const folder = path.join(projectFolder, 'components');
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => existsSync(path.join(folder, name, `${name}.exporter.ts`)))
    .sort();
  const at = (name) => specifier('server', path.join(folder, name, `${name}.exporter`));
  const plain = specifier('server', path.join(sourceFolder, 'model-json/sites/plain/site-of'));
  const app = specifier('server', path.join(sourceFolder, 'shared/addresses/app'));
  return [
    `import { componentType } from '${app}';`,
    `import { exportersOf } from '${plain}';`,
    ...names.map((name) => `import { exporter as ${name} } from '${at(name)}';`),
    '',
    'export const siteExporters = exportersOf({',
    ...names.map((name) => `  [componentType('${name.toLowerCase()}')]: ${name},`),
    '});',
    '',
  ].join('\n');
}

function site() {
  const own = path.join(projectFolder, OWN, 'synonyms');
  const plain = specifier('server', path.join(sourceFolder, 'model-json/sites/plain/site-of'));
  const hasSynonyms = existsSync(`${own}.ts`);
  return [
    `import { siteOf } from '${plain}';`,
    ...(hasSynonyms ? [`import { synonyms } from '${specifier('server', own)}';`] : []),
    "import { siteExporters } from './exporters';",
    '',
    `export const site = siteOf(siteExporters, ${hasSynonyms ? 'synonyms' : '{}'});`,
    '',
  ].join('\n');
}

/** `#app`: literals, which the build folds into strings. */
function app(id, { title, themes = [], unbrokenNumbers }) {
  const constant = (name, value) => `export const ${name} = ${JSON.stringify(value) ?? 'undefined'};`;
  return [
    constant('APP_ID', id),
    constant('APP_TITLE', title),
    constant('THEMES', themes),
    constant('UNBROKEN_NUMBERS', unbrokenNumbers),
    '',
  ].join('\n');
}

/** The sheets of the project's themes; webpack finds none in a folder that is not there. */
const themeSheets = () => {
  const folder = path.join(projectFolder, 'themes');
  if (!existsSync(folder)) return 'export const themeSheets = Object.assign(() => {}, { keys: () => [] });\n';
  return `export const themeSheets = require.context('${specifier('browser', folder)}', false, /\\.scss$/);\n`;
};

/** @returns {Map<string, string>} the text of each file below the completed site */
function completed() {
  const id = chosenSite();
  const config = specifier('server', path.join(projectFolder, 'site.config'));
  return new Map([
    ...plainModules('browser', 'ui.frontend/src/sites/plain'),
    ...plainModules('server', 'model-json/sites/plain'),
    ['app.ts', app(id, siteConfig(id))],
    ['browser/theme-sheets.ts', themeSheets()],
    ['server/exporters.ts', exporters()],
    ['server/site.ts', site()],
    [
      'server/site.config.ts',
      `import { config as own } from '${config}';\n\nexport const config = { features: ${JSON.stringify(PROJECT_FEATURES)}, ...own };\n`,
    ],
  ]);
}

/** What the generator writes, before its first run: it loads modules that import these. */
const BEFORE_GENERATING = {
  'browser/components.ts': 'export const definitions = [];\n',
  'browser/dialogs.ts': 'export const dialogs = new Map();\n',
  'browser/islands.ts': 'export const islands = {};\n',
  'browser/migrated.ts': 'export const migrated = [];\n',
  'browser/sheets.ts': 'export const sheets = [];\n',
  'server/author-words/index.ts': 'export const authoring = {};\n',
};

/** Writes what is missing or different, so that builds see only what changed. */
function complete() {
  const files = completed();
  const put = (name, text) => {
    const file = path.join(completedFolder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  put('package.json', `${JSON.stringify({ name: 'ventora-site', private: true }, null, 2)}\n`);
  for (const [name, text] of files) put(name, `${MARK}\n${text}`);
  for (const [name, text] of Object.entries(BEFORE_GENERATING))
    if (!existsSync(path.join(completedFolder, name))) put(name, text);
}

/** For a start from nothing: after another version of ours was installed. */
const discard = () => rmSync(completedFolder, { recursive: true, force: true });

module.exports = { complete, discard };
