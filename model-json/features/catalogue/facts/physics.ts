import { number } from '../../../core/exporter/shared/properties';
import { connectionsOf, CONNECTION_ROLES, flowCurveOf, isConnectionRole } from '../products/technical-lists';
import type { FactRule } from './FactFault';

/** Half of the last digit that is stated. */
const half = (value: number): number => 0.5 * 10 ** -(String(value).split('.')[1]?.length ?? 0);

/** The package takes what the shaft gives, and the losses of its motor and fan. */
export const packagePower: FactRule = function* ({ elements }) {
  const [power, shaft] = [number(elements, 'packagePower'), number(elements, 'motorPower')];
  if (power === undefined) return;
  if (shaft === undefined || shaft <= 0)
    yield { element: 'motorPower', fault: `is ${shaft}; a package that takes ${power} kW has a motor` };
  else if (power <= shaft)
    yield {
      element: 'packagePower',
      fault: `is ${power} kW; it must be more than the motor power of ${shaft} kW`,
    };
};

/** Credible for the trade, kW/(m³/min): from large two-stage screws to the smallest oil-free pistons. */
const CREDIBLE: Readonly<Record<string, readonly [number, number]>> = {
  screw: [5, 10.5],
  stationary: [6, 13.5],
  mobile: [7, 19],
};

export const specificPower: FactRule = function* ({ elements, family }) {
  const stated = number(elements, 'specificPower');
  if (stated === undefined) return;
  const power = number(elements, 'packagePower');
  const delivery = number(elements, 'freeAirDelivery');
  if (!power || !delivery) {
    yield { element: 'specificPower', fault: 'needs packagePower and freeAirDelivery beside it' };
    return;
  }
  const due = power / (delivery / 1000);
  if (Math.abs(stated - due) > half(stated) + half(power) / (delivery / 1000) + 1e-9)
    yield {
      element: 'specificPower',
      fault: `is ${stated}; ${power} kW for ${delivery} l/min are ${due.toFixed(2)} kW/(m³/min)`,
    };
  const [least, most] = CREDIBLE[family.split('/')[0] ?? ''] ?? [0, Infinity];
  if (stated < least || stated > most)
    yield { element: 'specificPower', fault: `is ${stated}; credible for its kind are ${least} to ${most}` };
};

/** From the highest speed, which the figures are of, to the smallest delivery, less air takes less power. */
export const flowCurve: FactRule = function* ({ elements }) {
  const points = flowCurveOf(elements);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const ends = [
    ['freeAirDelivery', first.delivery],
    ['packagePower', first.power],
    ['minFreeAirDelivery', last.delivery],
  ] as const;
  for (const [name, value] of ends) {
    if (number(elements, name) !== value)
      yield { element: 'flowCurve', fault: `has ${value} where ${name} is ${number(elements, name)}` };
  }
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    if (before && !(point.delivery < before.delivery && point.power < before.power))
      yield { element: 'flowCurve', fault: `must fall in delivery and power from line ${at} to ${at + 1}` };
  }
};

/** Elements of which the first must be smaller than the second. */
const PAIRS = [
  ['minFreeAirDelivery', 'freeAirDelivery'],
  ['freeAirDelivery', 'displacement'],
  ['inletPressure', 'maxPressure'],
  ['minAmbientTemperature', 'maxAmbientTemperature'],
  ['referenceInletTemperature', 'maxInletTemperature'],
  ['innerDiameter', 'outerDiameter'],
] as const;

/** A blow gun's inner diameter is that of the hose it needs. */
const OF_THE_HOSE = 'air-tools/';

export const ranges: FactRule = function* ({ elements, family }) {
  for (const [low, high] of PAIRS) {
    if (low === 'innerDiameter' && family.startsWith(OF_THE_HOSE)) continue;
    const [least, most] = [number(elements, low), number(elements, high)];
    if (least !== undefined && most !== undefined && least >= most)
      yield { element: low, fault: `is ${least}; it must be less than ${high}, which is ${most}` };
  }
};

const PACKED = [
  ['weight', 'packedWeight'],
  ['length', 'packedLength'],
  ['width', 'packedWidth'],
  ['height', 'packedHeight'],
] as const;

export const packing: FactRule = function* ({ elements }) {
  for (const [own, packed] of PACKED) {
    const [inner, outer] = [number(elements, own), number(elements, packed)];
    if (inner !== undefined && outer !== undefined && outer < inner)
      yield { element: packed, fault: `is ${outer}; the product in it has ${inner}` };
  }
};

/** Charge times global warming potential; above 5 t a dryer needs leak checks (EU 2024/573, article 5). */
export const refrigerant: FactRule = function* ({ elements }) {
  const [charge, potential, equivalent] = [
    'refrigerantCharge',
    'globalWarmingPotential',
    'carbonDioxideEquivalent',
  ].map((name) => number(elements, name));
  if (charge === undefined && potential === undefined && equivalent === undefined) return;
  const due = (charge ?? NaN) * (potential ?? NaN);
  if (!(Math.abs((equivalent ?? NaN) - due) <= 0.5 + 1e-9))
    yield {
      element: 'carbonDioxideEquivalent',
      fault: `is ${equivalent}; ${charge} kg times ${potential} are ${Math.round(due)} kg`,
    };
};

/** A connection is on a face of the envelope, and no further out than it. */
export const connections: FactRule = function* ({ elements }) {
  const size = ['length', 'width', 'height'].map((name) => number(elements, name) ?? NaN);
  for (const { role, x, y, z } of connectionsOf(elements)) {
    const place = [x, y, z];
    const isInside = place.every((value, axis) => value >= 0 && value <= (size[axis] ?? NaN));
    const isOnFace = place.some((value, axis) => value === 0 || value === size[axis]);
    if (!isInside || !isOnFace)
      yield {
        element: 'connections',
        fault: `${role} at ${place.join(', ')} is not on the envelope of ${size.join(' × ')} mm`,
      };
    if (!isConnectionRole(role))
      yield {
        element: 'connections',
        fault: `${role} is no role; those known are ${CONNECTION_ROLES.join(', ')}`,
      };
  }
};
