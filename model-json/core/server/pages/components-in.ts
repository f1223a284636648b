import type { Json, Model } from '../../exporter/Exporter';
import { isModel } from '../../exporter/shared/is-model';

/** The models of all components of a type in a model. Child pages (`:children`) are skipped. */
export function* componentsIn(model: Model, type: string): Generator<Model> {
  if (model[':type'] === type) yield model;
  const items = model[':items'];
  if (!isModel(items)) return;
  for (const item of Object.values(items)) if (isModel(item)) yield* componentsIn(item, type);
}

/**
 * A model with some of its components replaced. Parts without replaced components stay the same objects, so that values
 * cached for them stay valid.
 */
export function withComponents(model: Model, others: ReadonlyMap<Model, Model>): Model {
  const other = others.get(model);
  if (other) return other;
  const items = model[':items'];
  if (!isModel(items)) return model;
  const entries = Object.entries(items).map(([name, item]): [string, Json | undefined] => [
    name,
    isModel(item) ? withComponents(item, others) : item,
  ]);
  const isSame = entries.every(([name, item]) => items[name] === item);
  return isSame ? model : { ...model, ':items': Object.fromEntries(entries) };
}
