import type { Exporter } from '../Exporter';
import { componentModel } from '../shared/component-model';
import { number } from '../shared/properties';

/** Progress bar v1: the completed part, limited to 0–100, and the remaining part. */
export const progressBarV1: Exporter = (resource, context) => {
  const completed = Math.min(100, Math.max(0, number(resource.properties, 'completed') ?? 0));
  return componentModel(resource, context, { completed, remaining: 100 - completed });
};
