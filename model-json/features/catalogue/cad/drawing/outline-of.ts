import type { View, ViewName } from '../kernel/project-views';
import type { Shape } from '../shapes/Shape';
import type { Plan } from './Plan';
import { projectedPlan } from './projected-plan';

/** A sheet of A3, which only decides how large letters are: the file is in full size. */
const FIELD = { paper: [420, 297], field: { from: [10, 10], to: [410, 287] } } as const;

/** The drawing for CAD programs, the same for all countries: first angle, numbers without separators. */
export const outlineOf = (shape: Shape, view: (name: ViewName) => View): Plan =>
  projectedPlan(shape, { ...FIELD, isThirdAngle: false, number: (value) => String(Math.round(value)) }, view);
