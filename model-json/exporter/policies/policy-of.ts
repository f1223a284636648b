import type { Resource, ResourceTree } from '../../repository/Resource';
import { containingPage, contentOf, pageProperties } from '../shared/pages';
import { resourceTypeOf, text } from '../shared/properties';

/** `/conf/acme/settings/wcm/templates/page` → `/conf/acme/settings/wcm/policies`. */
const policiesRoot = (template: string) => template.replace(/\/templates\/[^/]+$/, '/policies');

function mappingOf(resource: Resource, content: Resource, mappings: Resource): Resource | undefined {
  let mapping: Resource | undefined = mappings;
  const segments = resource.path.slice(content.path.length).split('/').filter(Boolean);
  for (const segment of segments) {
    const exact: Resource | undefined = mapping.children.get(segment);
    if (!exact) return byType(mapping, resource);
    mapping = exact;
  }
  return mapping;
}

// What authors add to a container has no node of its own in the template: its policy hangs below the container's, by type.
function byType(container: Resource, resource: Resource): Resource | undefined {
  let mapping: Resource | undefined = container;
  for (const segment of resourceTypeOf(resource).split('/')) mapping = mapping?.children.get(segment);
  return mapping;
}

/**
 * The policy of a resource (ContentPolicyManager): the template's `policies/jcr:content` mirrors the page; its node for
 * the resource, or for the resource's type below the nearest mapped container, names the policy in `cq:policy`.
 */
export function policyOf(tree: ResourceTree, resource: Resource): Resource | undefined {
  const page = containingPage(resource);
  const template = text(pageProperties(page), 'cq:template');
  const content = contentOf(page);
  const mappings = template ? tree.get(`${template}/policies/jcr:content`) : undefined;
  if (!template || !content || !mappings) return undefined;
  const mapping = resource.path === content.path ? mappings : mappingOf(resource, content, mappings);
  const name = mapping && text(mapping.properties, 'cq:policy');
  if (!name) return undefined;
  return tree.get(name.startsWith('/') ? name : `${policiesRoot(template)}/${name}`);
}
