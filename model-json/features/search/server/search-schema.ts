import { FIGURE_UNITS, type FigureName } from '../../catalogue/products/figures';
import type { SearchSchema } from '../engine/SearchDocument';
import type { Unit } from '../../../../shared/measures/measure';

/** Facets that visitors choose by, in the order in which they are shown. */
export const FACETS = ['kind', 'family', 'use', 'feature', 'certificate'] as const;
export type Facet = (typeof FACETS)[number];

/**
 * What documents are told apart by and nobody chooses: the sites that they can be found on (paths of language roots), and
 * the pages at and above theirs.
 */
export const PLACES = { site: 'site', below: 'below' } as const;

/** A figure that is a number. */
export type NumberName = Exclude<FigureName, 'connection'>;

/** Figures that visitors choose by, in the order of a data sheet, each with the unit that it is kept in. */
export const FIGURES = Object.entries(FIGURE_UNITS).filter(([, unit]) => unit !== '') as (readonly [
  NumberName,
  Unit,
])[];

export const UNIT_OF = Object.fromEntries(FIGURES) as Readonly<Record<NumberName, Unit>>;

export const FIGURE_NAMES: readonly NumberName[] = FIGURES.map(([name]) => name);

export const isFacet = (name: string): name is Facet => (FACETS as readonly string[]).includes(name);
export const isFigure = (name: string): name is NumberName => Object.hasOwn(UNIT_OF, name);

/** What documents of the content tree carry. */
export const SCHEMA: SearchSchema = {
  facets: [...FACETS, ...Object.values(PLACES)],
  figures: FIGURE_NAMES,
};
