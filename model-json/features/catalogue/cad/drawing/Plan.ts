import type { View, ViewName } from '../kernel/project-views';

/** Paper millimetres from the top left corner. */
export type Spot = readonly [x: number, y: number];

/** A view, where the origin of its shape is on the paper. */
export interface PlacedView extends View {
  readonly name: ViewName;
  readonly at: Spot;
}

export interface PlanLine {
  readonly points: readonly Spot[];
  /** Arrowheads. */
  readonly isFilled?: boolean;
}

export interface PlanCircle {
  readonly at: Spot;
  readonly radius: number;
}

/** A text by the middle of its base line. */
export interface PlanText {
  readonly at: Spot;
  readonly text: string;
  /** Read from the right. */
  readonly isUpright?: boolean;
}

/** A drawing on paper, in a standard scale. */
export interface Plan {
  readonly paper: Spot;
  /** Paper per model. */
  readonly scale: number;
  readonly isThirdAngle: boolean;
  /** The part of the paper that views and dimensions take. */
  readonly extent: readonly [from: Spot, to: Spot];
  readonly views: readonly PlacedView[];
  readonly lines: readonly PlanLine[];
  readonly circles: readonly PlanCircle[];
  readonly texts: readonly PlanText[];
}

/** Height of lettering in millimetres (ISO 3098). */
export const LETTERS = 2.5;
