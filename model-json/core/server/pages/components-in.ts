import type { Model } from '../../exporter/Exporter';

/** The models of all components of a type that stand in a model. Pages below (`:children`) are not looked at. */
export function* componentsIn(model: Model, type: string): Generator<Model> {
  if (model[':type'] === type) yield model;
  const items = model[':items'];
  if (typeof items !== 'object' || items === null) return;
  for (const item of Object.values(items)) {
    if (typeof item === 'object' && item !== null && !Array.isArray(item)) yield* componentsIn(item, type);
  }
}
