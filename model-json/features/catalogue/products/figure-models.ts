import type { Model } from '../../../core/exporter/Exporter';
import type { Figure } from './figures';

/** Figures as a model carries them: in the unit of their source, so that any system of units can be drawn. */
export const figureModels = (figures: readonly Figure[]): Model[] =>
  figures.map(({ name, value, unit }) => ({ name, value, unit }));
