import { componentsOf, SECTIONS, sectionsAddress } from '../../../../../shared/addresses/sections';
import type { Section, Sections } from '../../../../../shared/authoring/section';
import { isNode } from '../sling/content-node';
import type { Field } from '../sling/post-fields';
import type { SlingClient } from '../sling/SlingClient';

/* Named groups of components that authors insert as copies. All reject with a SlingError. */

export type Naming = Pick<Section, 'title' | 'description'>;

/** The sections of the site that a page belongs to. */
export const readSections = (sling: SlingClient, page: string): Promise<Sections> =>
  sling.json(sectionsAddress(page));

/** @param components paths of components beside each other */
export const createSection = (sling: SlingClient, naming: Naming, components: readonly string[]) =>
  command(
    sling,
    'create',
    naming,
    components.map((path): Field => ['component', path]),
  );

export const renameSection = (sling: SlingClient, path: string, naming: Naming) =>
  command(sling, 'rename', naming, [['path', path]]);

export const deleteSection = (sling: SlingClient, path: string): Promise<unknown> =>
  sling.command(SECTIONS, [
    ['cmd', 'delete'],
    ['path', path],
  ]);

/** The components of a section with all that is in them. */
export async function itemsOf(sling: SlingClient, { path }: Pick<Section, 'path'>) {
  const parent = componentsOf(path);
  const { node } = await sling.content(parent);
  return Object.entries(node).flatMap(([name, member]) =>
    isNode(member)
      ? [
          {
            path: `${parent}/${name}`,
            resourceType: String(member['sling:resourceType'] ?? ''),
            node: member,
          },
        ]
      : [],
  );
}

async function command(
  sling: SlingClient,
  cmd: 'create' | 'rename',
  { title, description }: Naming,
  fields: readonly Field[],
): Promise<Section> {
  const named: Field[] = [
    ['cmd', cmd],
    ['title', title],
    ['description', description],
  ];
  return (await sling.command<{ section: Section }>(SECTIONS, [...named, ...fields])).section;
}
