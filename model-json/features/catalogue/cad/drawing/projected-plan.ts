import type { View, ViewName } from '../kernel/project-views';
import type { Shape } from '../shapes/Shape';
import type { Plan } from './Plan';
import { planOf, type PlanOptions } from './plan-of';

/** A drawing on paper with its views. */
export function projectedPlan(shape: Shape, options: PlanOptions, view: (name: ViewName) => View): Plan {
  const laidOut = planOf(shape, options);
  return { ...laidOut, views: laidOut.views.map((each) => ({ ...each, ...view(each.name) })) };
}
