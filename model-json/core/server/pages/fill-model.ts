import type { Model } from '../../exporter/Exporter';
import type { Resource } from '../../repository/Resource';
import type { Instance } from '../Instance';

/** The same model with what the first feature that has to do with it fills in; undefined where none has. */
export function fillModel(
  instance: Instance,
  ...model: [Model, page: Resource, url: string]
): Promise<Model> | undefined {
  for (const { fill } of instance.features) {
    const filled = fill?.(instance, ...model);
    if (filled) return filled;
  }
  return undefined;
}
