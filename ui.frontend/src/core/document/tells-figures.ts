import { modelSearch } from './model-search';

/**
 * Whether a model tells figures with units: as a product's do, each with its `unit`, or as a component that says in which
 * `units` it calculates.
 */
export const tellsFigures = modelSearch(
  (model) =>
    ('unit' in model && typeof model.unit === 'string') ||
    ('units' in model && typeof model.units === 'string'),
);
