import { mapLanguages } from '../../../../../shared/words/in-language';
import type { SearchSchema } from '../SearchDocument';

const inEnglish = (...words: readonly string[]) =>
  mapLanguages((language) => (language === 'en' ? words : []));

/** A shop for rucksacks. */
export const SCHEMA: SearchSchema = {
  kinds: [],
  facets: ['feature'],
  figures: ['weight', 'height'],
  terms: {
    figures: {
      weight: { wish: 'atMost', plausible: [0.1, 10], labels: inEnglish('weight') },
      height: {
        wish: 'near',
        plausible: [10, 200],
        tolerance: 0.2,
        labels: inEnglish('frame'),
        isThing: true,
        unit: 'cm',
      },
    },
    units: {
      kg: { figure: 'weight', factor: 1, spellings: ['kg', 'kilos?'] },
      g: { figure: 'weight', factor: 0.001, spellings: ['g'] },
      cm: { figure: 'height', factor: 1, spellings: ['cm', 'empan'], only: { empan: 'fr' } },
    },
    properties: [{ words: inEnglish('rain ?proof'), facet: 'feature', value: 'waterproof' }],
  },
};
