import type { PerspectiveCamera, Vector3 } from 'three';

/** The model as it is shown, and what moves the view. */
export interface Stage {
  readonly element: HTMLElement;
  readonly camera: PerspectiveCamera;
  /** Turns the view by radians. */
  turn(around: number, up: number): void;
  /** Divides the distance. */
  zoom(factor: number): void;
  /** Shows the front again. */
  reset(): void;
  /** Turns to where a direction comes towards the viewer. */
  face(towards: Vector3): void;
  /** Calls after each drawing. */
  onDraw(call: () => void): void;
}
