import { isFocalPoint } from '../../../../../../shared/models/focal-point';
import { t } from '../../../../../../shared/authoring/language/t';

/** A focal point being edited: percentages from the left and from the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middle: Point = { x: 50, y: 50 };

/** @returns undefined if the text is not a focal point */
export function readPoint(value: string | undefined): Point | undefined {
  if (!isFocalPoint(value)) return undefined;
  const [x = 0, y = 0] = value.split(',').map(Number);
  return { x, y };
}

export const writePoint = ({ x, y }: Point): string => `${x},${y}`;

/** The point at a fraction of the picture's width and height, clamped to the picture. */
export const pointAt = (acrossShare: number, downShare: number): Point => ({
  x: percent(acrossShare * 100),
  y: percent(downShare * 100),
});

const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the point by a key: arrows by one, with Shift by ten; Home and End to the sides, Page Up and Down to top and
 * bottom.
 */
export function afterKey({ x, y }: Point, key: string, isLarge: boolean): Point | undefined {
  if (key === 'Home') return { x: 0, y };
  if (key === 'End') return { x: 100, y };
  if (key === 'PageUp') return { x, y: 0 };
  if (key === 'PageDown') return { x, y: 100 };
  const step = steps[key];
  if (!step) return undefined;
  const by = isLarge ? 10 : 1;
  return { x: percent(x + step[0] * by), y: percent(y + step[1] * by) };
}

/** Text for screen readers. */
export const inWords = ({ x, y }: Point): string => t('{x}% from the left, {y}% from the top', { x, y });
