import { modelSearch } from './model-search';

/**
 * Whether a model contains figures with units: products have a `unit` for each, calculating components a `units`
 * setting.
 */
export const tellsFigures = modelSearch(
  (model) =>
    ('unit' in model && typeof model.unit === 'string') ||
    ('units' in model && typeof model.units === 'string'),
);
