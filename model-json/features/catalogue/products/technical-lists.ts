import type { Properties } from '../../../core/exporter/Exporter';
import { texts } from '../../../core/exporter/shared/properties';
import type { FlowPoint } from '../../../../shared/features/catalogue/api/flow-curve.model';

/**
 * A connection on a machine's envelope. Its place is in millimetres from the left front corner at the floor: `x` along the
 * length, `y` along the width to the back, `z` upwards.
 */
export interface ConnectionPoint {
  /** `air-outlet`, `condensate`, `cable`… */
  readonly role: string;
  /** `G ¾`, `M25`; `–` for an opening without a thread. */
  readonly thread: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The roles of connections, as fragments name them. */
export const CONNECTION_ROLES = [
  'air-inlet',
  'air-outlet',
  'condensate-inlet',
  'condensate',
  'water-outlet',
  'cable',
  'cooling-air-inlet',
  'cooling-air-outlet',
  'safety-valve',
] as const;

export type ConnectionRole = (typeof CONNECTION_ROLES)[number];

export const isConnectionRole = (role: string): role is ConnectionRole =>
  CONNECTION_ROLES.some((known) => known === role);

/** The columns of an element whose lines are values between bars. */
export const columnsOf = (elements: Properties, name: string): string[][] =>
  (texts(elements, name) ?? []).map((line) => line.split('|').map((part) => part.trim()));

/** The points of a fragment's flow curve, as authors ordered them: from the highest speed down. */
export const flowCurveOf = (elements: Properties): FlowPoint[] =>
  columnsOf(elements, 'flowCurve').map(([delivery, power]) => ({
    delivery: Number(delivery),
    power: Number(power),
  }));

/** The connections of a fragment. */
export const connectionsOf = (elements: Properties): ConnectionPoint[] =>
  columnsOf(elements, 'connections').map(([role = '', thread = '', x, y, z]) => ({
    role,
    thread,
    x: Number(x),
    y: Number(y),
    z: Number(z),
  }));
