import type { Language } from '../SearchDocument';
import type { Range } from '../SearchQuery';

/** How a bare figure is meant: near it, that much or somewhat more, that much or less. */
type Wish = 'near' | 'enough' | 'atMost';

interface FigureWords {
  readonly wish: Wish;
  /** Numbers outside are no such figure: somebody means something else, an order number perhaps. */
  readonly plausible: readonly [number, number];
  /** Names of the figure beside its number, folded. They say nothing more once the number is understood. */
  readonly labels?: Readonly<Record<Language, readonly string[]>>;
  /** Whether its name is a thing that somebody may look for. */
  readonly isThing?: boolean;
  /** The unit where the name stands beside a number without one: "tank 270". */
  readonly unit?: string;
}

export const FIGURES: Readonly<Record<string, FigureWords>> = {
  motorPower: {
    wish: 'near',
    plausible: [0.01, 1000],
    labels: {
      en: ['motor power', 'power', 'motor'],
      de: ['motorleistung', 'leistung', 'motor'],
      fr: ['puissance moteur', 'puissance', 'moteur'],
      es: ['potencia', 'motor'],
    },
  },
  maxPressure: {
    wish: 'enough',
    plausible: [0.5, 500],
    labels: {
      en: ['working pressure', 'pressure'],
      de: ['betriebsdruck', 'hochstdruck', 'enddruck', 'druck'],
      fr: ['pression de service', 'pression'],
      es: ['presion de trabajo', 'presion'],
    },
  },
  freeAirDelivery: {
    wish: 'enough',
    plausible: [5, 200_000],
    labels: {
      en: ['free air delivery', 'air flow', 'flow', 'fad'],
      de: ['liefermenge', 'volumenstrom', 'luftmenge'],
      fr: ['debit d.air', 'debit'],
      es: ['caudal de aire', 'caudal'],
    },
  },
  tankVolume: {
    wish: 'near',
    plausible: [1, 20_000],
    isThing: true,
    unit: 'l',
    labels: {
      en: ['air receiver', 'receiver', 'tank', 'vessel'],
      de: ['druckbehalter', 'kessel', 'behalter', 'tank', 'kesselvolumen'],
      fr: ['reservoir', 'cuve'],
      es: ['calderin', 'deposito', 'tanque'],
    },
  },
  soundPressureLevel: {
    wish: 'atMost',
    plausible: [20, 130],
    unit: 'dB(A)',
    labels: {
      en: ['sound pressure level', 'sound pressure', 'noise level', 'noise'],
      de: ['schalldruckpegel', 'schalldruck', 'lautstarke', 'gerausch'],
      fr: ['niveau sonore', 'bruit'],
      es: ['nivel sonoro', 'ruido'],
    },
  },
  voltage: { wish: 'near', plausible: [12, 1000] },
  ratedCurrent: { wish: 'near', plausible: [1, 1000] },
  frequency: { wish: 'near', plausible: [40, 70] },
  speed: { wish: 'near', plausible: [100, 100_000] },
  torque: { wish: 'enough', plausible: [1, 20_000] },
  pressureDewPoint: {
    wish: 'atMost',
    plausible: [-80, 20],
    labels: {
      en: ['dew point'],
      de: ['drucktaupunkt', 'taupunkt'],
      fr: ['point de rosee'],
      es: ['punto de rocio'],
    },
  },
  weight: {
    wish: 'near',
    plausible: [0.1, 20_000],
    labels: { en: ['weight'], de: ['gewicht'], fr: ['poids'], es: ['peso'] },
  },
};

/** Rated powers stand a fifth apart at least; pressures are had somewhat higher without harm. */
const NEAR = 0.1;
const LESS = 0.05;
const MORE = 0.3;
const VOLTAGE_NEAR = 0.05;

/** The bounds that a bare figure stands for. */
export function wished(figure: string, value: number): Range {
  const { wish } = FIGURES[figure]!;
  if (wish === 'atMost') return { max: value };
  if (wish === 'enough') return { min: exact(value * (1 - LESS)), max: exact(value * (1 + MORE)) };
  const share = figure === 'voltage' || figure === 'frequency' ? VOLTAGE_NEAR : NEAR;
  return { min: exact(value * (1 - share)), max: exact(value * (1 + share)) };
}

/** Without the dust of binary fractions. */
export const exact = (value: number): number => Number(value.toPrecision(12));
