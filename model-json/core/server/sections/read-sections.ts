import { componentsOf, SECTIONS_ROOT } from '../../../../shared/addresses/sections';
import { livePath } from '../../../../shared/addresses/launches';
import type { Section } from '../../../../shared/authoring/section';
import { contentOf } from '../../exporter/shared/pages';
import { resourceTypeOf, text } from '../../exporter/shared/properties';
import { childOf } from '../../repository/path';
import type { Resource, ResourceTree } from '../../repository/Resource';

/** Resource type of the content of a section. */
export const SECTION_TYPE = 'wcm/sections/components/section';

/** `/content/mysite/…`, `/content/experience-fragments/mysite/…`, or a template in `/conf/mysite/…`. */
const SITE = /^\/(?:content\/(?:experience-fragments\/)?|conf\/)([^/]+)/;

/** The folder for the sections of the site that a page or fragment belongs to; undefined outside sites. */
export function sectionFolderFor(page: string): string | undefined {
  const [, site] = SITE.exec(livePath(page)) ?? [];
  return site === undefined ? undefined : childOf(SECTIONS_ROOT, site);
}

/** The sections in a folder, by title. */
export const sectionsIn = (folder: string, tree: ResourceTree): Section[] =>
  [...(tree.get(folder)?.children.values() ?? [])]
    .flatMap((node) => sectionAt(node, tree) ?? [])
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));

/** A section as authors are told of it; undefined if the node is none. */
export function sectionAt(node: Resource, tree: ResourceTree): Section | undefined {
  const content = contentOf(node);
  if (!content || resourceTypeOf(content) !== SECTION_TYPE) return undefined;
  const { properties } = content;
  const components = [...(tree.get(componentsOf(node.path))?.children.values() ?? [])];
  return {
    path: node.path,
    title: text(properties, 'jcr:title') ?? node.name,
    description: text(properties, 'jcr:description') ?? '',
    types: components.map(resourceTypeOf),
    by: text(properties, 'jcr:lastModifiedBy') ?? '',
    at: text(properties, 'jcr:lastModified') ?? '',
  };
}
