import type { Resource, Value } from '../repository/Resource';
import type { Exporter, Json, Model } from './Exporter';
import { componentChildren, exportChildren } from './export-resource';
import { componentModel } from './shared/component-model';
import { text } from './shared/properties';

/** Of AEM’s own properties, those that every component calls by another name. */
const RENAMED: Readonly<Record<string, string>> = { 'jcr:title': 'title', 'jcr:description': 'description' };

/**
 * The model of a component that has an application’s view, but no exporter: what its author entered, as stored, and its
 * components. In AEM a Sling Model of its own would give the same.
 */
export const storedComponent: Exporter = (resource, context) => {
  const components = componentChildren(resource, context);
  const isComponent = new Set(components.map(({ path }) => path));
  const nodes = [...resource.children.values()].filter(({ path }) => !isComponent.has(path));
  return componentModel(resource, context, {
    ...entered(resource),
    ...Object.fromEntries(nodes.filter(isEntered).map((node) => [node.name, nodeOf(node)])),
    ...(components.length > 0 && exportChildren(components, context)),
  });
};

/** A node of a field with several parts; not configuration as `cq:responsive`. */
const isEntered = ({ name, properties }: Resource): boolean =>
  !name.includes(':') && text(properties, 'sling:resourceType') === undefined;

const nodeOf = (node: Resource): Model => ({
  ...entered(node),
  ...Object.fromEntries(
    [...node.children.values()].filter(isEntered).map((each) => [each.name, nodeOf(each)]),
  ),
});

function entered({ properties }: Resource): Model {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      const key = name.includes(':') ? RENAMED[name] : name;
      return key === undefined || key === 'id' ? [] : [[key, jsonOf(value)]];
    }),
  );
}

const jsonOf = (value: Value): Json => (typeof value === 'object' ? [...value] : value);
