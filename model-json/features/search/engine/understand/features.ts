import type { featureWords } from '../../../../../shared/words/by-language/search';
import type { Range } from '../SearchQuery';

/** A property named by words without a figure. */
export interface Feature {
  /** The words for it. */
  readonly name: keyof (typeof featureWords)['en'];
  readonly facet?: string;
  readonly value?: string;
  readonly figure?: string;
  readonly range?: Range;
}

/** Quiet enough to talk next to it without raising your voice, dB(A) at 1 m. */
const QUIET = 66;

export const FEATURES: readonly Feature[] = [
  { name: 'oilFree', facet: 'feature', value: 'oil-free' },
  { name: 'quiet', figure: 'soundPressureLevel', range: { max: QUIET } },
  { name: 'threePhase', figure: 'phases', range: { min: 3, max: 3 } },
  { name: 'singlePhase', figure: 'phases', range: { min: 1, max: 1 } },
];
