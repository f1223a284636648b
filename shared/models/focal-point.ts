/**
 * Where the subject of a picture is, as authors store it: whole percents of its width from the left and of its height
 * from the top, `30,40`. What is cut off a picture is cut off around it.
 */
export const focalPointPattern = '(?:100|[1-9]?\\d),(?:100|[1-9]?\\d)';

const whole = new RegExp(`^${focalPointPattern}$`);

/** Whether a text is a focal point. */
export const isFocalPoint = (value: unknown): value is string =>
  typeof value === 'string' && whole.test(value);

/** The classes of `styles/focal-point.scss` that say where it is: one an axis, since no page may have inline styles. */
export function focalAxes(point: string | undefined): readonly string[] {
  if (point === undefined) return [];
  const [x, y] = point.split(',');
  return [`focal-x-${x}`, `focal-y-${y}`];
}

/** The classes of the picture or film itself. */
export const focalClasses = (point: string | undefined): readonly string[] =>
  point === undefined ? [] : ['focal', ...focalAxes(point)];
