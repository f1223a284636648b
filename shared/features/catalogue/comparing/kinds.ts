import { isOfFamily } from '../api/is-of-family';
import type { ComparedName } from './compared-figures';

/** How products of a kind are compared. */
export interface ComparedKind {
  /** Families with all below them: `screw`, `condensate/drains`. */
  readonly of: readonly string[];
  /** What is named first, even if it is the same: the first that both have. */
  readonly first: readonly ComparedName[];
  readonly others: readonly ComparedName[];
  /** Its first figure is its size, so that another can be one size larger. */
  readonly hasSizes: boolean;
}

const TOOL_FIGURES: readonly ComparedName[] = [
  'airConsumption',
  'workingPressure',
  'speed',
  'vibration',
  'soundPressureLevel',
  'weight',
  'outerDiameter',
  'nozzleDiameter',
];

/** Products of different kinds are not compared. */
export const KINDS: readonly ComparedKind[] = [
  {
    of: ['screw', 'mobile', 'stationary'],
    first: ['freeAirDelivery'],
    others: ['maxPressure', 'motorPower', 'soundPressureLevel', 'tankVolume', 'pressureDewPoint', 'weight'],
    hasSizes: true,
  },
  {
    of: ['dryers'],
    first: ['ratedFlow'],
    others: ['pressureDewPoint', 'pressureDrop', 'maxPressure', 'weight'],
    hasSizes: true,
  },
  {
    of: ['filters'],
    first: ['ratedFlow'],
    others: ['residualOil', 'pressureDrop', 'weight'],
    hasSizes: true,
  },
  { of: ['tanks'], first: ['tankVolume'], others: ['maxPressure', 'weight'], hasSizes: true },
  { of: ['condensate/drains'], first: ['ratedFlow'], others: ['maxPressure', 'weight'], hasSizes: false },
  { of: ['condensate/separators'], first: ['ratedFlow'], others: ['weight'], hasSizes: true },
  {
    of: ['air-tools'],
    first: ['torque', 'airConsumption'],
    others: TOOL_FIGURES,
    hasSizes: false,
  },
  { of: ['air-net/pipes'], first: ['ratedFlow'], others: ['outerDiameter', 'weight'], hasSizes: true },
  {
    of: ['hoses'],
    first: ['ratedFlow'],
    others: ['innerDiameter', 'maxPressure', 'weight'],
    hasSizes: false,
  },
  {
    of: ['service-units'],
    first: ['ratedFlow'],
    others: ['particleSize', 'pressureDrop', 'weight'],
    hasSizes: false,
  },
];

/** The kind of a family. */
export const kindOf = (familyId: string | undefined): ComparedKind | undefined =>
  KINDS.find(({ of }) => isOfFamily(familyId, ...of));

/** The figure that is the size of products, by families with all below them. */
export const SIZE_FIGURES: Readonly<Record<string, ComparedName>> = Object.fromEntries(
  KINDS.flatMap(({ of, first: [size], hasSizes }) =>
    hasSizes && size ? of.map((family) => [family, size] as const) : [],
  ),
);

/** Equipment that all sizes of a range have, or none of them: a machine with a dryer is no larger size of one without. */
export const SIZE_FEATURES: readonly string[] = ['on-tank', 'with-dryer', 'variable-speed', 'oil-free'];
