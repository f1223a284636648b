import { definitions } from '#site/components';
import { migrated } from '#site/migrated';
import type { ComponentDefinition } from './kit/define-component';
import type { MigratedComponent } from './kit/migrated/MigratedComponent';

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

/** The components that draw what a migration brought, under its types and titles. */
export const migratedDefinitions = (
  own: ReadonlyMap<string, ComponentDefinition>,
  components: readonly MigratedComponent[],
): ComponentDefinition[] =>
  components.flatMap(({ resourceType, title, drawnBy }) => {
    const definition = own.get(drawnBy);
    return definition ? [{ ...definition, resourceType, title }] : [];
  });

/** The site's own components. */
export const ownComponents = buildComponentMap(definitions);

/** All components that its pages can have. */
export const componentMap = buildComponentMap([
  ...definitions,
  ...migratedDefinitions(ownComponents, migrated),
]);
