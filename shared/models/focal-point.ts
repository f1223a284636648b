/**
 * Where the subject of a picture is, as authors store it: whole percents of its width from the left and of its height
 * from the top, `30,40`. Cropping keeps this point.
 */
export const focalPointPattern = '(?:100|[1-9]?\\d),(?:100|[1-9]?\\d)';

const whole = /* @__PURE__ */ new RegExp(`^${focalPointPattern}$`);

/** Whether a text is a focal point. */
export const isFocalPoint = (value: unknown): value is string =>
  typeof value === 'string' && whole.test(value);

/** The classes of `styles/focal-point.scss` for a focal point: one per axis, since inline styles are not allowed. */
export function focalAxes(point: string | undefined): readonly string[] {
  if (point === undefined) return [];
  const [x, y] = point.split(',');
  return [`focal-x-${x}`, `focal-y-${y}`];
}

/** The classes of the picture or video itself. */
export const focalClasses = (point: string | undefined): readonly string[] =>
  point === undefined ? [] : ['focal', ...focalAxes(point)];
