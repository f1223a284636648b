import type { Exporter } from '../Exporter';
import { componentModel } from '../shared/component-model';
import { number } from '../shared/properties';

/** Progress bar v1: what is completed, held between 0 and 100, and what remains. */
export const progressBarV1: Exporter = (resource, context) => {
  const completed = Math.min(100, Math.max(0, number(resource.properties, 'completed') ?? 0));
  return componentModel(resource, context, { completed, remaining: 100 - completed });
};
