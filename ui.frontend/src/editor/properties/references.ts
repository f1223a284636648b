import { childNodes, isNode } from '../dialog/form/node';
import type { ContentNode, PropertyValue } from '../session/EditorSession';
import type { SlingClient } from '../sling/SlingClient';

/** A node whose properties lead to a page. */
export interface Reference {
  readonly path: string;
  /** As they are. */
  readonly properties: Readonly<Record<string, PropertyValue>>;
}

/** A page with links to another. */
export interface ReferringPage {
  readonly path: string;
  readonly references: readonly Reference[];
}

const LIMIT = '500';

/**
 * The pages whose content leads to a page or below it. The server's full-text search names candidates, their content
 * decides.
 * @throws SlingError
 */
export async function findReferences(sling: SlingClient, path: string): Promise<readonly ReferringPage[]> {
  const { hits } = await sling.query<ContentNode>({
    path: '/content',
    type: 'cq:Page',
    // Without quotes, which not every full-text search takes for what they are: more candidates, the same pages.
    fulltext: path,
    'p.limit': LIMIT,
  });
  const pages = hits.map((hit) => String(hit['jcr:path'] ?? hit.path));
  const found: ReferringPage[] = [];
  for (const page of pages) {
    const content = `${page}/jcr:content`;
    const references = referencesIn((await sling.content(content)).node, content, path);
    if (references.length > 0) found.push({ path: page, references });
  }
  return found;
}

/** The nodes from `node` down whose properties lead to `target`. */
export function referencesIn(node: ContentNode, path: string, target: string): readonly Reference[] {
  const properties = Object.fromEntries(
    Object.entries(node).filter(
      (entry): entry is [string, PropertyValue] =>
        !isNode(entry[1]) && changed(entry[1] as PropertyValue, target, `${target}-`) !== entry[1],
    ),
  );
  const below = childNodes(node).flatMap(([name, child]) => referencesIn(child, `${path}/${name}`, target));
  return Object.keys(properties).length > 0 ? [{ path, properties }, ...below] : below;
}

/** A property with links that led to one path leading to the other; the same object where there are none. */
export function changed(value: PropertyValue | null | undefined, from: string, to: string) {
  if (typeof value === 'string') return inText(value, from, to);
  if (!Array.isArray(value)) return value;
  const all = value.map((each: PropertyValue) => (typeof each === 'string' ? inText(each, from, to) : each));
  return all.some((each, i) => each !== value[i]) ? (all as PropertyValue) : value;
}

/** The path itself, what is below it and its addresses; `/products-old` is not below `/products`. */
function inText(text: string, from: string, to: string): string {
  const path = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(^|["'(\\s])${path}(?=$|[/.#?"')\\s])`, 'g'), `$1${to}`);
}
