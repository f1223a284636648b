import type { Resource, ResourceTree } from './Resource';

/**
 * The policy that applies to a resource (AEM's ContentPolicyManager), style groups included; undefined for none. The
 * template's `policies/jcr:content` mirrors the page: the node at the same place names the policy in `cq:policy`. What
 * authors insert has no such node; its policy hangs below the nearest mapped container, under the resource type
 * (`main/ventora/components/teaser`). The page itself, or its `jcr:content`, has the page policy.
 *
 * Made to be called for every component of a page: what a template says is looked up once.
 */
export function policyOf(tree: ResourceTree, resource: Resource): Resource | undefined {
  const place = placeOf(tree, resource);
  const mappings = place && tree.get(`${place.template}/policies/jcr:content`);
  if (!mappings) return undefined;
  const policy = knownPolicy(mappings, place.names, typeOf(resource));
  if (!policy) return undefined;
  return tree.get(policy.startsWith('/') ? policy : `${policiesOf(place.template)}/${policy}`);
}

/** The template of the resource's page and the resource's place below `jcr:content`, `root/main`. */
function placeOf(
  tree: ResourceTree,
  { path, properties }: Resource,
): { template: string; names: string } | undefined {
  const [page, names] = splitAtContent(
    properties['jcr:primaryType'] === 'cq:Page' ? `${path}/jcr:content` : path,
  );
  if (page === undefined || names === undefined) return undefined;
  const own = tree.get(`${page}/jcr:content`)?.properties['cq:template'];
  // A template's own structure and initial content.
  const template = typeof own === 'string' ? own : /^(.+\/settings\/wcm\/templates\/[^/]+)\//.exec(page)?.[1];
  return template === undefined ? undefined : { template, names };
}

function splitAtContent(path: string): [page?: string, names?: string] {
  const found = /^(.*?)\/jcr:content(?:\/(.*))?$/.exec(path);
  return found ? [found[1], found[2] ?? ''] : [];
}

/** Keyed by the template's mapping node, which a change of the template replaces. */
const known = new WeakMap<Resource, Map<string, string | undefined>>();

function knownPolicy(mappings: Resource, names: string, type: string | undefined): string | undefined {
  let byPlace = known.get(mappings);
  if (!byPlace) known.set(mappings, (byPlace = new Map()));
  const key = `${names} ${type}`;
  if (!byPlace.has(key)) {
    // Places are as many as authors make up.
    if (byPlace.size >= MAX_PLACES) byPlace.clear();
    byPlace.set(key, findPolicy(mappings, names, type));
  }
  return byPlace.get(key);
}

const MAX_PLACES = 10_000;

function findPolicy(mappings: Resource, names: string, type: string | undefined): string | undefined {
  let nearest = mappings;
  for (const name of names === '' ? [] : names.split('/')) {
    const mapping = nearest.children.get(name);
    if (!mapping || !isMapping(mapping)) return type && policyIn(below(nearest, type));
    nearest = mapping;
  }
  return policyIn(nearest);
}

/** A node of a resource type (`ventora`, `components`) stands beside those of the structure; a place of that name is not it. */
function isMapping({ properties }: Resource): boolean {
  return properties['cq:policy'] !== undefined || properties['sling:resourceType'] !== undefined;
}

function below(mapping: Resource, type: string): Resource | undefined {
  const names = type.replace(/^\/(?:apps|libs)\//, '').split('/');
  return names.reduce<Resource | undefined>((node, name) => node?.children.get(name), mapping);
}

function policyIn(mapping: Resource | undefined): string | undefined {
  const policy = mapping?.properties['cq:policy'];
  return typeof policy === 'string' ? policy : undefined;
}

function typeOf({ properties }: Resource): string | undefined {
  const type = properties['sling:resourceType'];
  return typeof type === 'string' ? type : undefined;
}

/** `/conf/ventora/settings/wcm/templates/home-page` → `/conf/ventora/settings/wcm/policies`. */
function policiesOf(template: string): string {
  return template.replace(/\/templates\/.*$/, '/policies');
}
