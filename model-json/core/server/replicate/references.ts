import type { Resource, ResourceTree, Value } from '../../repository/Resource';

const ROOTS = ['/content/dam', '/content/experience-fragments'];

/** Paths in values and in addresses of rich text. */
const PATH = /\/content\/(?:dam|experience-fragments)\/[^"'<>?#|\\]+/g;

/**
 * The nodes with their own files (assets, fragments) that a page's content references, and those they reference,
 * nearest first.
 */
export function referencesOf(page: Resource, tree: ResourceTree): Resource[] {
  const found = new Map<string, Resource>();
  const follow = (from: Resource): void => {
    for (const path of pathsIn(from)) {
      const target = ownerOf(tree.get(path.replace(/\.html$/, '')));
      if (!target || target.path === page.path || found.has(target.path)) continue;
      found.set(target.path, target);
      follow(target);
    }
  };
  follow(page);
  return [...found.values()];
}

function pathsIn(page: Resource): string[] {
  const paths: string[] = [];
  const visit = ({ properties, children }: Resource): void => {
    for (const value of Object.values(properties)) paths.push(...pathsOf(value));
    children.forEach(visit);
  };
  const content = page.children.get('jcr:content');
  if (content) visit(content);
  return paths;
}

const pathsOf = (value: Value): string[] =>
  (typeof value === 'object' ? value : [value]).flatMap((item) =>
    typeof item === 'string' ? (item.match(PATH) ?? []).map((path) => path.trim()) : [],
  );

/** The page or asset that contains a node; undefined for a folder. */
function ownerOf(node: Resource | undefined): Resource | undefined {
  for (let at = node; at && !ROOTS.includes(at.path); at = at.parent) {
    const type = at.properties['jcr:primaryType'];
    if (type === 'cq:Page' || type === 'dam:Asset') return at;
  }
  return undefined;
}
