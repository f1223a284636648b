import { figureLabels } from '../../../../../shared/words/by-language/search';
import type { Language } from '../SearchDocument';
import type { Range } from '../SearchQuery';
import { required } from '../../../../../shared/checked/required';

/** How to read a bare figure: near it, at least that much, or at most that much. */
type Wish = 'near' | 'enough' | 'atMost';

interface FigureWords {
  readonly wish: Wish;
  /** Numbers outside are not this figure, but something else, perhaps an order number. */
  readonly plausible: readonly [number, number];
  /** Whether its name is a thing to look for. */
  readonly isThing?: boolean;
  /** The unit for a number without one after the name: "tank 270". */
  readonly unit?: string;
}

export const FIGURES: Readonly<Record<string, FigureWords>> = {
  motorPower: {
    wish: 'near',
    plausible: [0.01, 1000],
  },
  maxPressure: {
    wish: 'enough',
    plausible: [0.5, 500],
  },
  freeAirDelivery: {
    wish: 'enough',
    plausible: [5, 200_000],
  },
  tankVolume: {
    wish: 'near',
    plausible: [1, 20_000],
    isThing: true,
    unit: 'l',
  },
  soundPressureLevel: {
    wish: 'atMost',
    plausible: [20, 130],
    unit: 'dB(A)',
  },
  voltage: { wish: 'near', plausible: [12, 1000] },
  ratedCurrent: { wish: 'near', plausible: [1, 1000] },
  frequency: { wish: 'near', plausible: [40, 70] },
  speed: { wish: 'near', plausible: [100, 100_000] },
  torque: { wish: 'enough', plausible: [1, 20_000] },
  pressureDewPoint: {
    wish: 'atMost',
    plausible: [-80, 20],
  },
  weight: {
    wish: 'near',
    plausible: [0.1, 20_000],
  },
};

/** What is known about a figure that has words. */
export const figureWords = (figure: string): FigureWords =>
  required(FIGURES[figure], `What is known of ${figure}`);

/** Names of a figure next to its number, as patterns. They add nothing once the number is understood. */
export function labelsOf(figure: string, language: Language): readonly string[] {
  const labels: Readonly<Record<string, readonly string[]>> = figureLabels[language];
  return labels[figure] ?? [];
}

/** Rated powers are at least a fifth apart; somewhat more pressure does no harm. */
const NEAR = 0.1;
const LESS = 0.05;
const MORE = 0.3;
const VOLTAGE_NEAR = 0.05;

/** The bounds for a bare figure. */
export function wished(figure: string, value: number): Range {
  const { wish } = figureWords(figure);
  if (wish === 'atMost') return { max: value };
  if (wish === 'enough') return { min: exact(value * (1 - LESS)), max: exact(value * (1 + MORE)) };
  const share = figure === 'voltage' || figure === 'frequency' ? VOLTAGE_NEAR : NEAR;
  return { min: exact(value * (1 - share)), max: exact(value * (1 + share)) };
}

/** Rounds off floating-point noise. */
export const exact = (value: number): number => Number(value.toPrecision(12));
