import type { Model } from '../../exporter/Exporter';
import type { Resource } from '../../repository/Resource';
import type { Instance } from '../Instance';

/** The model with the additions of the first feature that has any; undefined if none has. */
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
