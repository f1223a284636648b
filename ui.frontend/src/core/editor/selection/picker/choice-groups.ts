import type { Section } from '../../../../../../shared/authoring/section';
import { folded } from '../../words/folded';
import type { ComponentGroup } from './component-groups';

/** A component or a section to insert. */
export interface Choice {
  /** The component's resource type, or the section's path. */
  readonly key: string;
  readonly title: string;
  readonly description?: string;
  readonly icon?: string;
}

export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/**
 * Groups of components with the sections after them; before them if only a section's title begins with what the author
 * searches.
 */
export function withSections(
  groups: readonly ComponentGroup[],
  sections: readonly Section[],
  search: string,
): readonly ChoiceGroup[] {
  const components = groups.map(({ name, components: all }) => ({
    name,
    choices: all.map(({ resourceType: key, title, description, icon }) => ({
      key,
      title,
      ...(description !== undefined && { description }),
      ...(icon !== undefined && { icon }),
    })),
  }));
  if (sections.length === 0) return components;
  const saved: ChoiceGroup = {
    name: 'Sections',
    choices: sections.map(({ path: key, title, description }) => ({
      key,
      title,
      description,
      icon: 'collection',
    })),
  };
  const typed = folded(search).trim();
  const begins = (group: ChoiceGroup | undefined) => folded(group?.choices[0]?.title ?? '').startsWith(typed);
  const isFirst = typed !== '' && begins(saved) && !begins(components[0]);
  return isFirst ? [saved, ...components] : [...components, saved];
}
