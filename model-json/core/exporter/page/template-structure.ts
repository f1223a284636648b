import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { containingPage, contentOf } from '../shared/pages';
import { flag, text } from '../shared/properties';

const nodeFields = ({ path, name, properties, parent, binary }: Resource) => ({
  path,
  name,
  properties,
  parent,
  ...(binary && { binary }),
});

/**
 * One node of a templated page. What the template leaves to authors (`editable`) is the page's own as soon as the page has
 * it; what the template locks keeps the template's properties and order, and the page fills only its editable parts.
 */
function merge(structure: Resource, own: Resource | undefined): Resource {
  if (!own) return structure;
  if (flag(structure.properties, 'editable')) return own;
  const children = new Map<string, Resource>();
  for (const [name, child] of structure.children) children.set(name, merge(child, own.children.get(name)));
  for (const [name, child] of own.children) if (!children.has(name)) children.set(name, child);
  return { ...nodeFields(own), properties: { ...own.properties, ...lockedProperties(structure) }, children };
}

// The page's dates and ids are its own business; type and settings of a locked component are the template's.
function lockedProperties(structure: Resource): Resource['properties'] {
  const {
    'jcr:primaryType': _type,
    'jcr:uuid': _uuid,
    'jcr:lastModified': _modified,
    'jcr:created': _created,
    ...locked
  } = structure.properties;
  return locked as Resource['properties'];
}

// `cq:responsive` of the structure holds the template's breakpoints, not a component.
const isConfiguration = (node: Resource) => node.name.startsWith('cq:');

function mergeContent(content: Resource, structure: Resource): Resource {
  const children = new Map<string, Resource>();
  for (const [name, child] of structure.children) {
    if (!isConfiguration(child)) children.set(name, merge(child, content.children.get(name)));
  }
  for (const [name, child] of content.children) if (!children.has(name)) children.set(name, child);
  return { ...nodeFields(content), children };
}

/**
 * A page's content, or a container in it, merged with the structure of the page's editable template, as AEM's
 * TemplatedResource shows it. Parts that only the template has keep their path below `/conf`, by which policies and
 * fragments know them. Anything else is returned as it is.
 */
export function templatedResource(resource: Resource, context: ExportContext): Resource {
  if (context.platform === 'mock') return resource;
  const content = contentOf(containingPage(resource));
  const template = content && text(content.properties, 'cq:template');
  if (!template || !isBelow(content.path, resource.path) || isBelow(template, resource.path)) return resource;
  const structure = context.tree.get(
    `${template}/structure/jcr:content${resource.path.slice(content.path.length)}`,
  );
  if (!structure) return resource;
  return resource.path === content.path ? mergeContent(resource, structure) : merge(structure, resource);
}

const isBelow = (root: string, path: string) => path === root || path.startsWith(`${root}/`);
