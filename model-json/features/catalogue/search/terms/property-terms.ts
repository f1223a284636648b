import { featureWords } from '../../../../../shared/words/by-language/product-terms';
import { mapLanguages } from '../../../../../shared/words/in-language';
import type { PropertyTerm } from '../../../search/api/search-source';

/** Quiet enough to talk next to it without raising your voice, dB(A) at 1 m. */
const QUIET = 66;

const words = (name: keyof (typeof featureWords)['en']): PropertyTerm['words'] =>
  mapLanguages((language) => featureWords[language][name]);

/** Features of products that are named without a figure. */
export const PROPERTY_TERMS: readonly PropertyTerm[] = [
  { words: words('oilFree'), facet: 'feature', value: 'oil-free' },
  { words: words('quiet'), figure: 'soundPressureLevel', range: { max: QUIET } },
  { words: words('threePhase'), figure: 'phases', range: { min: 3, max: 3 } },
  { words: words('singlePhase'), figure: 'phases', range: { min: 1, max: 1 } },
];
