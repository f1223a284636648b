import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const content = path.resolve(__dirname, '../../model-json/content');

/** Every page that the repository's content holds below a language root, by its content path. */
export function pagesBelow(root: string): string[] {
  const files = [`${content}${root}.json`, ...filesBelow(`${content}${root}`)];
  return files
    .filter((file) => readJson(file)['jcr:primaryType'] === 'cq:Page')
    .map((file) => file.slice(content.length, -'.json'.length))
    .sort();
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

export const languageRoots = ['/content/ventora/gb/en', '/content/ventora/de/de'];

/** Pages a visitor is meant to reach: all but the error pages. */
export const visitorPages = languageRoots.flatMap(pagesBelow).filter((page) => !page.includes('/errors'));
