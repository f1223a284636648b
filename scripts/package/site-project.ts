import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { config as npm } from '../../package.json';
import { builtFolder } from '../../model-json/core/site/folders';
import { APP_ID, APP_TITLE } from '../../shared/addresses/app';
import { componentFiles } from '../generate/component-files';
import { helpPages } from '../generate/help-pages';
import { bundlePom, isOfOtherFeature, withSiteFeatures } from '../generate/java/features';
import { addresses } from './addresses';
import type { PackageFile } from './content-files';
import { forOurLanguages } from './dispatcher';
import { writeFiles } from './write-files';

/** The site whose Maven project is in git, and whose name everything in it carries. */
const MODEL = npm.site;
const MODEL_TITLE = MODEL.charAt(0).toUpperCase() + MODEL.slice(1);
const isModel = APP_ID === MODEL;

const TEXT = /\.(?:xml|html|js|json|java|bnd|txt|any|conf|farm|rules|vars|vhost)$/;
/** What is built, what only tests need, and what belongs to the model's own content. */
const LEFT_OUT = new RegExp(
  `(?:^|/)target/|^core/src/test/|^releases/|/apps/msm/|RepositoryInitializer~${MODEL}-addresses`,
);

/** Where Maven builds the chosen site's packages: for the default site the checkout, for another one a copy in its name. */
export const projectFolder = (root: string): string =>
  isModel ? root : path.join(builtFolder(root), 'package');

/**
 * Writes the Maven project of a site that is not the default one: `pom.xml` and `ui.apps` in its name, with the components
 * and the Java of the features that it uses.
 */
export async function writeProject(root: string): Promise<void> {
  if (isModel) return;
  const folder = projectFolder(root);
  writeFiles(folder, await projectFiles(root));
  for (const [link, target] of links(root)) {
    mkdirSync(path.dirname(path.join(folder, link)), { recursive: true });
    symlinkSync(target, path.join(folder, link));
  }
  // Modules of Maven read data of features where they are.
  symlinkSync(path.join(root, 'model-json'), path.join(folder, 'model-json'));
}

/** The files of that project. */
export const projectFiles = async (root: string): Promise<[path: string, file: PackageFile][]> => [
  ...copied(root),
  ...(await generated()),
  ...addresses(root),
];

/** The virtual host and the farm are enabled by symbolic links. */
function* links(root: string): Generator<[link: string, target: string]> {
  for (const entry of sources(root)) {
    if (!entry.isSymbolicLink()) continue;
    const link = path.join(entry.parentPath, entry.name);
    yield [inOurName(path.relative(root, link)), inOurName(readlinkSync(link))];
  }
}

const sources = (root: string) =>
  readdirSync(path.join(root, 'ui.apps'), { recursive: true, withFileTypes: true });

function* copied(root: string): Generator<[path: string, file: PackageFile]> {
  yield ['pom.xml', { text: inOurName(readFileSync(path.join(root, 'pom.xml'), 'utf8')) }];
  const ofOurSite = forOurSite(root);
  for (const entry of sources(root)) {
    if (!entry.isFile()) continue;
    const copyOf = path.join(entry.parentPath, entry.name);
    const file = path.relative(path.join(root, 'ui.apps'), copyOf).replaceAll(path.sep, '/');
    if (LEFT_OUT.test(file) || isOfOtherFeature(file)) continue;
    if (!TEXT.test(file)) yield [`ui.apps/${inOurName(file)}`, { copyOf }];
    else {
      const text = ofOurSite(file, readFileSync(copyOf, 'utf8'));
      if (!isGenerated(file, text)) yield [`ui.apps/${inOurName(file)}`, { text: inOurName(text) }];
    }
  }
}

/** @returns gives a file the languages and the features of the chosen site instead of the model's */
function forOurSite(root: string): (file: string, text: string) => string {
  const inOurLanguages = forOurLanguages(root);
  return (file, text) => {
    if (`ui.apps/${file}` === bundlePom) return withSiteFeatures(text);
    return file.startsWith('dispatcher/') ? inOurLanguages(text) : text;
  };
}

/** The model's own components, which say so themselves. */
const isGenerated = (file: string, text: string): boolean =>
  file.startsWith('src/main/content/') && file.endsWith('.xml') && text.includes('npm run generate');

/** The nodes and dialogs of the components that the site uses, which are in git for the default site. */
async function generated(): Promise<[path: string, file: PackageFile][]> {
  const { ownComponents } = await import('../../ui.frontend/src/core/component-map');
  const files = componentFiles([...ownComponents.values()], helpPages());
  return [...files].map(([file, text]) => [file, { text: inOurName(text) }]);
}

const inOurName = (text: string): string =>
  text
    .replaceAll(MODEL, APP_ID)
    .replaceAll(MODEL_TITLE, APP_TITLE)
    .replaceAll(MODEL.toUpperCase(), APP_ID.toUpperCase());
