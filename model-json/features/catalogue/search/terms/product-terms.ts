import type { DomainTerms } from '../../../search/api/search-source';
import { FIGURE_TERMS } from './figure-terms';
import { PROPERTY_TERMS } from './property-terms';
import { UNIT_TERMS } from './unit-terms';

/** What queries say about products. */
export const PRODUCT_TERMS: DomainTerms = {
  figures: FIGURE_TERMS,
  units: UNIT_TERMS,
  properties: PROPERTY_TERMS,
  // A search for oil must not find oil-free.
  joined: { oilfree: '\\boil[- ]?(?:free|less)\\b' },
};
