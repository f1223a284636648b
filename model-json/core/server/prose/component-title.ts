import { text } from '../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../repository/Resource';
import type { StoredText } from './texts-of';

/** What authors call the part of a page or fragment that a text is in: the title of its component, or its variation. */
export function componentTitle(document: Resource, { node, path }: StoredText, tree: ResourceTree): string {
  if (document.properties['jcr:primaryType'] === 'dam:Asset')
    return node.name === 'jcr:content' ? 'Fragment' : node.name;
  if (path.endsWith('/jcr:content')) return 'Page properties';
  const type = text(tree.get(path)?.properties ?? {}, 'sling:resourceType') ?? '';
  return text(tree.get(`/apps/${type}`)?.properties ?? {}, 'jcr:title') ?? type.split('/').at(-1) ?? '';
}
