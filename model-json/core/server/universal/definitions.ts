import type { NodeJson } from '../../repository/node-json';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { describeComponent } from '../editor/insertable-components';
import { componentDefinitions } from '../editor/component-definitions';
import { dialogOf } from '../mcp/content/dialog-of';
import type { UniversalField } from '../../../../shared/authoring/universal-field';
import { universalFields } from './fields';
import { idOf } from './urn';

/** `component-definition.json`: what authors can add, by group. */
export interface ComponentDefinitions {
  readonly groups: readonly {
    readonly title: string;
    readonly id: string;
    readonly components: readonly DefinedComponent[];
  }[];
}

export interface DefinedComponent {
  readonly title: string;
  readonly id: string;
  readonly model?: string;
  readonly plugins: {
    readonly aem: { readonly page: { readonly resourceType: string; readonly template: NodeJson } };
  };
}

const HIDDEN = '.hidden';

/** Adobe's definition of a page's components, from their nodes below `/apps`. */
export function universalDefinitions(tree: ResourceTree): ComponentDefinitions {
  const groups = new Map<string, DefinedComponent[]>();
  for (const { group, resourceType, title, template } of componentDefinitions(tree).map(describeComponent)) {
    if (group === HIDDEN || group === '') continue;
    const { 'sling:resourceType': _type, 'jcr:primaryType': _primary, ...initial } = template;
    const id = idOf(resourceType);
    const model = hasModel(resourceType) ? { model: id } : {};
    const plugins = { aem: { page: { resourceType, template: initial } } };
    groups.set(group, [...(groups.get(group) ?? []), { title, id, ...model, plugins }]);
  }
  return {
    groups: [...groups].sort().map(([title, components]) => ({
      title,
      id: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      components: components.sort((a, b) => a.title.localeCompare(b.title, 'en')),
    })),
  };
}

/** `component-models.json`: the fields of each component that has any. */
export const universalModels = (tree: ResourceTree) =>
  componentDefinitions(tree)
    .map(resourceTypeOf)
    .map((type) => ({ id: idOf(type), fields: fieldsOf(type) }))
    .filter(({ fields }) => fields.length > 0);

/** Whether authors can set anything of a component there. */
export const hasModel = (resourceType: string): boolean => fieldsOf(resourceType).length > 0;

/** The fields of a component's dialog; empty if it has none. */
const fieldsOf = (resourceType: string): UniversalField[] =>
  universalFields(dialogOf(resourceType)?.fields ?? []);

const resourceTypeOf = ({ path }: Resource): string => path.replace(/^\/(?:apps|libs)\//, '');
