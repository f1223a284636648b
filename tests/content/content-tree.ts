import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Value = string | number | boolean | string[];
export interface Node {
  [name: string]: Value | Node;
}

const folder = path.resolve(__dirname, '../../model-json/sites/ventora/content');
const dam = path.resolve(__dirname, '../../model-json/sites/ventora/dam');

/** Where the site's JSON is in the repository; what the build generates (`/apps`) is not content. */
const roots = ['content', 'conf'];

export function isNode(value: Value | Node | undefined): value is Node {
  return typeof value === 'object' && !Array.isArray(value);
}

const filesBelow = (root: string): string[] =>
  readdirSync(path.join(folder, root), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Absolute file names. */
export const files = roots.flatMap(filesBelow).sort();

const jcrPath = (file: string) =>
  decodeURIComponent(`/${path.relative(folder, file).slice(0, -'.json'.length)}`);

/** The content of each file, by its JCR path. */
export const documents = new Map(
  files.map((file) => [jcrPath(file), JSON.parse(readFileSync(file, 'utf8')) as Node]),
);

/** Live copy roots, with the path of their blueprint. */
export const liveCopies = new Map(
  [...documents].flatMap(([at, document]) => {
    const master = text(child(document, 'jcr:content', 'cq:LiveSyncConfig'), 'cq:master');
    return master ? [[at, master] as const] : [];
  }),
);

/** The root of the live copy that contains a path. */
export const liveCopyAt = (at: string): string | undefined =>
  [...liveCopies.keys()].find((root) => at === root || at.startsWith(`${root}/`));

/** All nodes of all files by path, without placeholders for child files and without live copies, which store overrides. */
export const nodes = new Map<string, Node>();
for (const [at, document] of documents) if (!liveCopyAt(at)) collect(at, document);

function collect(at: string, node: Node): void {
  if (Object.keys(node).length === 0) return;
  nodes.set(at, node);
  for (const [name, child] of Object.entries(node)) if (isNode(child)) collect(`${at}/${name}`, child);
}

/** `cq:Page` nodes with their content, by path. */
export const pages = new Map(
  [...nodes].flatMap(([at, node]) => {
    const content = node['jcr:content'];
    return node['jcr:primaryType'] === 'cq:Page' && isNode(content) ? [[at, content] as const] : [];
  }),
);

/** Languages with their own pages. */
export const languages = {
  en: '/content/ventora/gb/en',
  de: '/content/ventora/de/de',
  fr: '/content/ventora/fr/fr',
  es: '/content/ventora/es/es',
};

/** Languages other than English. */
export const translations = Object.entries(languages).filter(([language]) => language !== 'en');

/** Pages of a language, by their path below the language root. */
export const pagesOf = (root: string): Map<string, Node> =>
  new Map(
    [...pages]
      .filter(([at]) => at === root || at.startsWith(`${root}/`))
      .map(([at, content]) => [at.slice(root.length) || '/', content]),
  );

/** A node and the components below it with their paths, in document order. */
export function* below(at: string, node: Node): Generator<readonly [string, Node]> {
  yield [at, node];
  for (const [name, child] of Object.entries(node)) if (isNode(child)) yield* below(`${at}/${name}`, child);
}

export const componentOf = (node: Node): string | undefined => {
  const type = node['sling:resourceType'];
  return typeof type === 'string' ? /^ventora\/components\/(.+)$/.exec(type)?.[1] : undefined;
};

export function text(node: Node | undefined, name: string): string {
  const value = node?.[name];
  return typeof value === 'string' ? value : '';
}

export function child(node: Node | undefined, ...names: string[]): Node | undefined {
  let found = node;
  for (const name of names) {
    const next = found?.[name];
    found = isNode(next) ? next : undefined;
  }
  return found;
}

export const assetExists = (asset: string): boolean =>
  existsSync(path.join(dam, asset.slice('/content/dam/'.length)));

/** The visible words of a piece of HTML. */
export const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
