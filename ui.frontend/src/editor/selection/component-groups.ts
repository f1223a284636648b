import type { AllowedComponent } from './allowed-components';

export interface ComponentGroup {
  readonly name: string;
  readonly components: readonly AllowedComponent[];
}

/**
 * Components by group, in the policy's order. A search leaves those whose title or group has its words; where none has,
 * those whose description has them.
 */
export function groupComponents(
  components: readonly AllowedComponent[],
  search: string,
): readonly ComponentGroup[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const having = (textOf: (component: AllowedComponent) => string) =>
    components.filter((component) => {
      const text = textOf(component).toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    });
  const named = having(({ title, group }) => `${title} ${group}`);
  const found = named.length > 0 ? named : having(({ title, description = '' }) => `${title} ${description}`);
  const groups = new Map<string, AllowedComponent[]>();
  for (const component of found) {
    const name = component.group.replace(/^\S+ - /, '') || 'Other';
    groups.set(name, [...(groups.get(name) ?? []), component]);
  }
  return [...groups].map(([name, members]) => ({ name, components: members }));
}
