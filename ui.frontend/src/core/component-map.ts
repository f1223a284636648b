import { definitions } from '#site/components';
import type { ComponentDefinition } from './kit/define-component';

/** Resource type → component. Throws, and so fails the build, if two components claim the same type. */
export function buildComponentMap(
  all: readonly ComponentDefinition[],
): ReadonlyMap<string, ComponentDefinition> {
  const map = new Map<string, ComponentDefinition>();
  for (const definition of all) {
    const other = map.get(definition.resourceType);
    if (other) {
      throw new Error(
        `component map: "${definition.resourceType}" is claimed by "${other.title}" and by "${definition.title}"; give one of them another resource type`,
      );
    }
    map.set(definition.resourceType, definition);
  }
  return map;
}

export const componentMap = buildComponentMap(definitions);
