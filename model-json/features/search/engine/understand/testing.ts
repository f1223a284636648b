import type { SearchSchema } from '../SearchDocument';
import { FIGURES } from './figure-wishes';

/** An index that has everything that can be understood. */
export const SCHEMA: SearchSchema = {
  kinds: [],
  facets: ['feature'],
  figures: [...Object.keys(FIGURES), 'phases'],
};
