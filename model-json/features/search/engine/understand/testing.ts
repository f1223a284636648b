import type { SearchSchema } from '../SearchDocument';
import { FIGURES } from './figure-wishes';

/** A schema with everything that can be understood. */
export const SCHEMA: SearchSchema = {
  kinds: [],
  facets: ['feature'],
  figures: [...Object.keys(FIGURES), 'phases'],
};
