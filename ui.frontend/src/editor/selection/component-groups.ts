import type { AllowedComponent } from './allowed-components';

export interface ComponentGroup {
  readonly name: string;
  readonly components: readonly AllowedComponent[];
}

/** Components by group, in the policy's order, of which a search leaves those whose title or group has its words. */
export function groupComponents(
  components: readonly AllowedComponent[],
  search: string,
): readonly ComponentGroup[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, AllowedComponent[]>();
  for (const component of components) {
    const text = `${component.title} ${component.group}`.toLocaleLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const name = component.group.replace(/^\S+ - /, '') || 'Other';
    groups.set(name, [...(groups.get(name) ?? []), component]);
  }
  return [...groups].map(([name, found]) => ({ name, components: found }));
}
