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
 * One node of a templated page. Parts that the template leaves to authors (`editable`) come from the page once it has
 * them; locked parts keep the template's properties and order, and the page fills only their editable children.
 */
function merge(structure: Resource, own: Resource | undefined): Resource {
  if (!own) return structure;
  if (flag(structure.properties, 'editable')) return own;
  const children = new Map<string, Resource>();
  for (const [name, child] of structure.children) children.set(name, merge(child, own.children.get(name)));
  for (const [name, child] of own.children) if (!children.has(name)) children.set(name, child);
  return { ...nodeFields(own), properties: { ...own.properties, ...lockedProperties(structure) }, children };
}

// Dates and ids belong to the page; type and settings of a locked component come from the template.
function lockedProperties(structure: Resource): Resource['properties'] {
  const {
    'jcr:primaryType': _type,
    'jcr:uuid': _uuid,
    'jcr:lastModified': _modified,
    'jcr:created': _created,
    ...locked
  } = structure.properties;
  return locked;
}

// `cq:responsive` of the structure contains the template's breakpoints; it is not a component.
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
 * TemplatedResource shows it. Parts that exist only in the template keep their path below `/conf`, which policies and
 * fragments refer to. Other resources are returned unchanged.
 */
export function templatedResource(resource: Resource, context: ExportContext): Resource {
  if (context.platform === 'mock') return resource;
  const content = contentOf(containingPage(resource));
  const template = content && text(content.properties, 'cq:template');
  if (!template || !isBelow(content.path, resource.path) || isBelow(`${template}/structure`, resource.path))
    return resource;
  const structure = context.tree.get(
    `${template}/structure/jcr:content${resource.path.slice(content.path.length)}`,
  );
  if (!structure) return resource;
  return resource.path === content.path ? mergeContent(resource, structure) : merge(structure, resource);
}

const isBelow = (root: string, path: string) => path === root || path.startsWith(`${root}/`);
