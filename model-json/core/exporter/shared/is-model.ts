import type { Json, Model } from '../Exporter';

/** Whether a part of a model is an object: a component's model, or models by name. */
export const isModel = (value: Json | undefined): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
