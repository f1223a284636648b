import type { featureWords } from '../../../../../shared/words/by-language/search';
import type { Range } from '../SearchQuery';

/** A property that words name without a figure. */
export interface Feature {
  /** What its words go by. */
  readonly name: keyof (typeof featureWords)['en'];
  readonly facet?: string;
  readonly value?: string;
  readonly figure?: string;
  readonly range?: Range;
}

/** Quiet enough to talk beside it without raising one's voice, dB(A) at 1 m. */
const QUIET = 66;

export const FEATURES: readonly Feature[] = [
  { name: 'oilFree', facet: 'feature', value: 'oil-free' },
  { name: 'quiet', figure: 'soundPressureLevel', range: { max: QUIET } },
  { name: 'threePhase', figure: 'phases', range: { min: 3, max: 3 } },
  { name: 'singlePhase', figure: 'phases', range: { min: 1, max: 1 } },
];
