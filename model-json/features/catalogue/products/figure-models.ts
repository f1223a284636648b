import type { Model } from '../../../core/exporter/Exporter';
import type { Figure } from './figures';

/** Figures as in a model: in the unit of their source, so that they can be shown in any system of units. */
export const figureModels = (figures: readonly Figure[]): Model[] =>
  figures.map(({ name, value, unit }) => ({ name, value, unit }));
