import type { Resource } from '../../repository/Resource';
import type { Json, Model } from '../../exporter/Exporter';

/**
 * The model of an example's component in a state that authors cannot store, such as a refused value or search results.
 * The example's node `state` contains what a server adds: properties go to the component, a child node named as one of
 * its items to that item, any other child node becomes a list of its children.
 */
export function withState(model: Model, example: Resource | undefined): Model {
  const state = example?.children.get('state');
  return state ? merged(model, state) : model;
}

function merged(model: Model, state: Resource): Model {
  const items = isModel(model[':items']) ? { ...model[':items'] } : {};
  const lists: Model = {};
  for (const [name, child] of state.children) {
    const item = items[name];
    if (isModel(item)) items[name] = merged(item, child);
    else lists[name] = [...child.children.values()].map(valuesOf);
  }
  return { ...model, ...valuesOf(state), ...lists, ...(':items' in model && { ':items': items }) };
}

const valuesOf = ({ properties }: Resource): Model =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) =>
      name.startsWith('jcr:') ? [] : [[name, typeof value === 'object' ? [...value] : value] as const],
    ),
  );

const isModel = (value: Json | undefined): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
