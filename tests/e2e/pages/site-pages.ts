import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isEvery } from '../nightly';

const content = path.resolve(__dirname, '../../../model-json/sites/ventora/content');

/** Every page of the content below a language root, by content path. */
export function pagesBelow(root: string, folder = content): string[] {
  const files = [`${folder}${root}.json`, ...filesBelow(`${folder}${root}`)];
  return files
    .filter((file) => readJson(file)['jcr:primaryType'] === 'cq:Page')
    .map((file) => file.slice(folder.length, -'.json'.length))
    .sort();
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/**
 * A few pages that together show every component used on any of the pages.
 * @param folder the site's content
 */
export function showingEveryComponent(pages: readonly string[], folder = content): string[] {
  const shown = new Set<string>();
  return pages
    .map((page) => ({ page, components: componentsOf(`${folder}${page}.json`) }))
    .sort((one, other) => other.components.length - one.components.length)
    .filter(({ components }) => {
      const isNew = components.some((component) => !shown.has(component));
      components.forEach((component) => shown.add(component));
      return isNew;
    })
    .map(({ page }) => page);
}

/**
 * A page of each template, the one with the most components.
 * @param folder the site's content
 */
export function onePerTemplate(pages: readonly string[], folder = content): string[] {
  const found = new Map<string, { page: string; size: number }>();
  for (const page of pages) {
    const source = readFileSync(`${folder}${page}.json`, 'utf8');
    const template = /"cq:template":\s*"([^"]+)"/.exec(source)?.[1];
    const size = componentsOf(`${folder}${page}.json`).length;
    if (template && size > (found.get(template)?.size ?? -1)) found.set(template, { page, size });
  }
  return [...found.values()].map(({ page }) => page);
}

/** Resource types in a page's own content; empty for a generated page. */
function componentsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const types = readFileSync(file, 'utf8').matchAll(/"sling:resourceType":\s*"([^"]+)"/g);
  return [...new Set(Array.from(types, ([, type]) => type!))];
}

/** Pages meant for visitors: no error pages, no templates of generated pages. */
const isForVisitors = (page: string) => !/\/(errors|catalogue-templates)(\/|$)/.test(page);

/** All of the pages nightly; otherwise a few that show every component, since more of the same find little. */
const sample = (pages: readonly string[]) => (isEvery ? pages : showingEveryComponent(pages));

/** A page of each template, generated ones too. */
export const templatePages = [
  ...onePerTemplate(pagesBelow('/content/ventora/gb/en').filter(isForVisitors)),
  '/content/ventora/gb/en/products/dryers',
  '/content/ventora/gb/en/products/dryers/refrigeration/k-4',
];

/** The site in its first language, and generated pages: a family, a product, a country. */
export const firstLanguage = [
  ...sample(pagesBelow('/content/ventora/gb/en').filter(isForVisitors)),
  '/content/ventora/gb/en/products/dryers',
  '/content/ventora/gb/en/products/dryers/refrigeration/k-4',
  '/content/ventora/us/en',
];

const inLanguage = (root: string) =>
  existsSync(`${content}${root}.json`) ? pagesBelow(root).filter(isForVisitors) : [];

/** The same pages in the language with the longest words; nightly in all others. */
export const otherLanguages = [
  '/content/ventora/de/de',
  ...(isEvery ? ['/content/ventora/fr/fr', '/content/ventora/es/es'] : []),
].flatMap((root) => sample(inLanguage(root)));
