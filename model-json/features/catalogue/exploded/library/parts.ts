import type { Art, Axis } from '../art/Art';
import { bottle, can } from './containers';
import {
  airFilter,
  bag,
  desiccant,
  engineAirFilter,
  filterElement,
  fleece,
  inletMat,
  oilFilter,
  separatorElement,
} from './filters';
import {
  drainCartridge,
  drainMembrane,
  headGasket,
  minimumPressureValve,
  nonReturnValve,
  pressureValve,
  reedValve,
  shuttleValve,
  valvePlate,
} from './valves';
import {
  bearing,
  beltGauge,
  brush,
  copperRing,
  couplingSpider,
  cylinderSleeve,
  oRings,
  pistonCup,
  pistonRings,
  probe,
  rodSeal,
  sealingRing,
  sparkPlug,
  vBelt,
} from './wear';

/** Draws a part around the origin, along an axis. */
export type MakePart = (axis: Axis, u: number) => Art[];

/** The kinds of parts that spare parts and kits can hold, as fragments name them in `includes`. */
export const PARTS = {
  'air-filter': airFilter,
  'oil-filter': oilFilter,
  'separator-element': separatorElement,
  'filter-element': filterElement,
  'inlet-mat': inletMat,
  'engine-air-filter': engineAirFilter,
  'filter-fleece': fleece,
  'carbon-bag': bag,
  desiccant,
  'minimum-pressure-valve': minimumPressureValve,
  'non-return-valve': nonReturnValve,
  'pressure-valve': pressureValve,
  'shuttle-valve': shuttleValve,
  'valve-plate': valvePlate,
  'reed-valve': reedValve,
  'head-gasket': headGasket,
  'drain-cartridge': drainCartridge,
  'drain-membrane': drainMembrane,
  'o-rings': oRings,
  'copper-ring': copperRing,
  'sealing-ring': sealingRing,
  'rod-seal': rodSeal,
  'piston-rings': pistonRings,
  'piston-cup': pistonCup,
  'cylinder-sleeve': cylinderSleeve,
  'v-belt': vBelt,
  'coupling-spider': couplingSpider,
  'fan-bearing': bearing,
  'belt-gauge': beltGauge,
  'spark-plug': sparkPlug,
  'condenser-brush': brush,
  'temperature-probe': probe,
  'oil-bottle': bottle,
  'oil-can': can,
  'engine-oil': bottle,
} as const satisfies Record<string, MakePart>;

export type PartKind = keyof typeof PARTS;

export const isPartKind = (kind: string): kind is PartKind => Object.hasOwn(PARTS, kind);
