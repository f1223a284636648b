import { bestFirst } from '../../words/best-first';
import type { AllowedComponent } from './allowed-components';
import { t } from '../../../../../../shared/authoring/language/t';

export interface ComponentGroup {
  readonly name: string;
  readonly components: readonly AllowedComponent[];
}

/**
 * Components by group, in the policy's order. A search returns one group, best first: title matches, then group
 * matches; if there are none, description matches.
 */
export function groupComponents(
  components: readonly AllowedComponent[],
  search: string,
): readonly ComponentGroup[] {
  if (search.trim()) {
    const found = foundIn(components, search);
    return found.length > 0 ? [{ name: t('Found'), components: found }] : [];
  }
  const groups = new Map<string, AllowedComponent[]>();
  for (const component of components) {
    const name = groupOf(component) || t('Other');
    groups.set(name, [...(groups.get(name) ?? []), component]);
  }
  return [...groups].map(([name, members]) => ({ name, components: members }));
}

function foundIn(components: readonly AllowedComponent[], search: string): readonly AllowedComponent[] {
  const having = (textOf: (component: AllowedComponent) => string) => bestFirst(components, search, textOf);
  const titled = having(({ title }) => title);
  const grouped = having((component) => `${component.title} ${groupOf(component)}`);
  const named = [...new Set([...titled, ...grouped])];
  return named.length > 0 ? named : having(({ title, description = '' }) => `${title} ${description}`);
}

/** The component's group without the site's name, `My site - Content`. */
const groupOf = ({ group }: AllowedComponent): string => t(group.replace(/^.+? - /, ''));
