import { contentOf, pageProperties } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../repository/Resource';

/** The smallest width that the image policy allows. */
const WIDTH = 320;
/** Drawings and animations have no renditions. */
const RENDERED = /^image\/(?:jpeg|png|webp|avif)$/;

/** Address of a small picture of a page: its featured image, else the first one on it, else that of its template. */
export function pictureOf(page: Resource, tree: ResourceTree): string | undefined {
  const content = contentOf(page);
  if (!content) return undefined;
  const featured = text(content.children.get('cq:featuredimage')?.properties ?? {}, 'fileReference');
  const path = featured ?? firstPicture(content);
  const address = path === undefined ? undefined : renditionOf(path, tree);
  return address ?? templatePicture(text(pageProperties(page), 'cq:template'), tree);
}

/** Address of the picture of a template: the one that its author gave it (`thumbnail.png`), or a sketch of its structure. */
export function templatePicture(path: string | undefined, tree: ResourceTree): string | undefined {
  const template = path === undefined ? undefined : tree.get(path);
  if (!template) return undefined;
  return template.children.has('thumbnail.png')
    ? `${template.path}/thumbnail.png`
    : `${template.path}.thumbnail.svg`;
}

function renditionOf(path: string, tree: ResourceTree): string | undefined {
  const metadata = tree.get(`${path}/jcr:content/metadata`)?.properties;
  const type = metadata && text(metadata, 'dc:format');
  if (!type?.startsWith('image/')) return undefined;
  return RENDERED.test(type) ? `${encodeURI(path)}.coreimg.${WIDTH}.webp` : encodeURI(path);
}

function firstPicture(node: Resource): string | undefined {
  const own = text(node.properties, 'fileReference');
  if (own) return own;
  for (const child of node.children.values()) {
    const found = firstPicture(child);
    if (found) return found;
  }
  return undefined;
}
