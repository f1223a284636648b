import type { Language } from '../SearchDocument';
import type { Range } from '../SearchQuery';

/** A property that words name without a figure. */
export interface Feature {
  readonly facet?: string;
  readonly value?: string;
  readonly figure?: string;
  readonly range?: Range;
  /** Folded, as patterns without groups. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

/** Quiet enough to talk beside it without raising one's voice, dB(A) at 1 m. */
const QUIET = 66;

export const FEATURES: readonly Feature[] = [
  {
    facet: 'feature',
    value: 'oil-free',
    words: {
      en: ['oil[- ]?free', 'oil[- ]?less', 'without oil'],
      de: ['o(?:e)?l[- ]?frei(?:e[rsnm]?)?', 'ohne ol'],
      fr: ['sans huile', 'exempte?s? d.huile', 'non lubrifiee?s?'],
      es: ['sin aceite', 'exent[oa]s? de aceite', 'libres? de aceite'],
    },
  },
  {
    figure: 'soundPressureLevel',
    range: { max: QUIET },
    words: {
      en: ['(?:very )?quiet', 'silent', 'low[- ]noise'],
      de: ['leise[rsnm]?', 'flusterleise[rsnm]?', 'gerauscharm(?:e[rsnm]?)?'],
      fr: ['silencieux', 'silencieuses?', 'peu bruyante?s?', 'insonorisee?s?'],
      es: ['silencios[oa]s?', 'poco ruidos[oa]s?', 'insonorizad[oa]s?'],
    },
  },
  {
    figure: 'phases',
    range: { min: 3, max: 3 },
    words: {
      en: ['3[- ]phase', 'three[- ]phase'],
      de: ['3[- ]phasig(?:e[rsnm]?)?', 'dreiphasig(?:e[rsnm]?)?', 'drehstrom', 'kraftstrom'],
      fr: ['triphasee?s?', 'tri'],
      es: ['trifasic[oa]s?'],
    },
  },
  {
    figure: 'phases',
    range: { min: 1, max: 1 },
    words: {
      en: ['1[- ]phase', 'single[- ]phase'],
      de: ['1[- ]phasig(?:e[rsnm]?)?', 'einphasig(?:e[rsnm]?)?', 'wechselstrom', 'lichtstrom'],
      fr: ['monophasee?s?', 'mono'],
      es: ['monofasic[oa]s?'],
    },
  },
];
