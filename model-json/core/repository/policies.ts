import type { Resource, ResourceTree } from './Resource';

/** What decides about a policy: where a component is, or would be, and its type. */
export type Placed = Pick<Resource, 'path' | 'properties'>;

/**
 * The policy that applies to a resource (AEM's ContentPolicyManager), including style groups; undefined if there is
 * none. The template's `policies/jcr:content` mirrors the page: the node at the same relative path names the policy in
 * `cq:policy`. Components inserted by authors have no such node; their policy is below the nearest mapped container,
 * under the resource type (`main/mysite/components/teaser`). The page itself, or its `jcr:content`, has the page
 * policy.
 *
 * Fast enough to call for every component of a page (a microsecond), so nothing is cached and nothing gets stale.
 */
export function policyOf(tree: ResourceTree, resource: Placed): Resource | undefined {
  const place = placeOf(resource);
  const template = place && templateOf(tree, place.page);
  const mappings = template && tree.get(`${template}/policies/jcr:content`);
  if (!mappings) return undefined;
  const policy = findPolicy(mappings, place.names, textOf(resource, 'sling:resourceType'));
  if (!policy) return undefined;
  if (policy.startsWith('/')) return tree.get(policy);
  return tree.get(`${template.slice(0, template.lastIndexOf('/templates/'))}/policies/${policy}`);
}

const CONTENT = '/jcr:content';

/** The page that contains a resource, and the names that lead to it from `jcr:content`. */
function placeOf({ path, properties }: Placed): { page: string; names: string[] } | undefined {
  if (properties['jcr:primaryType'] === 'cq:Page') return { page: path, names: [] };
  const end = path.indexOf(CONTENT);
  if (end < 0) return undefined;
  const names = path.slice(end + CONTENT.length).split('/');
  // Text before the first slash is the rest of another name: `jcr:contents`.
  return names.shift() === '' ? { page: path.slice(0, end), names } : undefined;
}

function templateOf(tree: ResourceTree, page: string): string | undefined {
  const content = tree.get(page + CONTENT);
  // A template's own structure and initial content can lack the template's path.
  return (content && textOf(content, 'cq:template')) ?? /^(.+\/templates\/[^/]+)\//.exec(page)?.[1];
}

function findPolicy(mappings: Resource, names: readonly string[], type?: string): string | undefined {
  let nearest = mappings;
  for (const name of names) {
    const mapping = nearest.children.get(name);
    if (!mapping || !isMapping(mapping)) return type && policyIn(below(nearest, type));
    nearest = mapping;
  }
  return policyIn(nearest);
}

/** Besides the nodes of the structure there are nodes of types (`mysite`), which a component's name can clash with. */
function isMapping({ properties }: Resource): boolean {
  return properties['cq:policy'] !== undefined || properties['sling:resourceType'] !== undefined;
}

function below(mapping: Resource, type: string): Resource | undefined {
  const names = type.replace(/^\/(?:apps|libs)\//, '').split('/');
  return names.reduce<Resource | undefined>((node, name) => node?.children.get(name), mapping);
}

function policyIn(mapping: Resource | undefined): string | undefined {
  return mapping && textOf(mapping, 'cq:policy');
}

function textOf({ properties }: Placed, name: string): string | undefined {
  const value = properties[name];
  return typeof value === 'string' ? value : undefined;
}
