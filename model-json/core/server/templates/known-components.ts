import type { KnownComponent } from '../../../../shared/authoring/template';
import { flag, text } from '../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { componentDefinitions, definitionAt } from '../editor/component-definitions';

const GROUP = 'group:';
const HIDDEN = '.hidden';
const CORE = /^core\/wcm\/components\/(?:form\/)?([^/]+)/;
/** Pages of single-page applications are built on one of their own. */
const SPA_PAGE = 'spa-project-core/components/page';

/** The components that a container can allow, by group and title. */
export const knownComponents = (tree: ResourceTree): KnownComponent[] =>
  componentDefinitions(tree)
    .filter(
      ({ properties }) =>
        properties['componentGroup'] !== undefined && properties['componentGroup'] !== HIDDEN,
    )
    .map((definition) => described(definition, tree))
    .sort((a, b) => a.group.localeCompare(b.group, 'en') || a.title.localeCompare(b.title, 'en'));

function described({ path, name, properties }: Resource, tree: ResourceTree): KnownComponent {
  const resourceType = typeAt(path);
  const core = coreOf(resourceType, tree);
  return {
    path,
    resourceType,
    title: text(properties, 'jcr:title') ?? name,
    group: text(properties, 'componentGroup') ?? '',
    isContainer: isContainerType(resourceType, tree),
    ...(core !== undefined && { core }),
  };
}

/** `/apps/mysite/components/text` as a resource type. */
const typeAt = (path: string): string => path.replace(/^\/(?:apps|libs)\//, '');

/** The types among the components, by the entries of a policy's `components`. */
export function typesAllowedBy(entries: readonly string[], components: readonly KnownComponent[]): string[] {
  const types = entries.flatMap((entry) => {
    const group = entry.startsWith(GROUP) ? entry.slice(GROUP.length) : undefined;
    const listed = components.filter((one) =>
      group === undefined ? one.path === entry : one.group === group,
    );
    return listed.map(({ resourceType }) => resourceType);
  });
  return [...new Set(types)];
}

/** The Core Component that a type is built on: `title`; undefined if it is none. */
export function coreOf(resourceType: string, tree: ResourceTree): string | undefined {
  for (const type of typesAbove(resourceType, tree)) {
    const core = type === SPA_PAGE ? 'page' : CORE.exec(type)?.[1];
    if (core !== undefined) return core;
  }
  return undefined;
}

export const isContainerType = (resourceType: string, tree: ResourceTree): boolean =>
  [...typesAbove(resourceType, tree)].some((type) => {
    const definition = definitionAt(type, tree);
    return definition !== undefined && flag(definition.properties, 'cq:isContainer') === true;
  });

export function titleOfType(resourceType: string, tree: ResourceTree): string {
  const definition = definitionAt(resourceType, tree);
  return (
    (definition && text(definition.properties, 'jcr:title')) ??
    resourceType.slice(resourceType.lastIndexOf('/') + 1)
  );
}

/** A type and its super types. A circle ends where it closes. */
function typesAbove(resourceType: string, tree: ResourceTree): Set<string> {
  const types = new Set<string>();
  for (let type: string | undefined = resourceType; type && !types.has(type);) {
    types.add(type);
    const definition = definitionAt(type, tree);
    type = definition && text(definition.properties, 'sling:resourceSuperType');
  }
  return types;
}
