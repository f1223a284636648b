/** Where a picture is on its stage: its scale, and how far its centre is from the stage's, in CSS pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Widths and heights of the stage, and of the picture at scale 1. */
export interface Sizes {
  readonly stage: readonly [number, number];
  readonly picture: readonly [number, number];
}

/** The whole picture. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

export const MOST = 6;

/** The size of a picture that fills a stage without being cut or enlarged beyond `most` times its own pixels. */
export function fitted(
  [width, height]: readonly [number, number],
  stage: readonly [number, number],
  most = 1,
): readonly [number, number] {
  if (width <= 0 || height <= 0) return stage;
  const share = Math.min(stage[0] / width, stage[1] / height, most);
  return [width * share, height * share];
}

/** Moves a picture; none of its edges leaves an empty strip if the picture is larger than the stage. */
export const moved = (
  { scale, x, y }: View,
  right: number,
  down: number,
  { stage, picture }: Sizes,
): View => ({
  scale,
  x: within(x + right, (picture[0] * scale - stage[0]) / 2),
  y: within(y + down, (picture[1] * scale - stage[1]) / 2),
});

/**
 * Enlarges a picture by a factor, between whole and `MOST` times. What is at a point stays there.
 *
 * @param at from the stage's centre
 */
export function zoomed(view: View, factor: number, at: readonly [number, number], sizes: Sizes): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const [x, y] = [at[0] - (at[0] - view.x) * grown, at[1] - (at[1] - view.y) * grown];
  return moved({ scale, x, y }, 0, 0, sizes);
}

function within(value: number, most: number): number {
  const bound = Math.max(0, most);
  return Math.min(bound, Math.max(-bound, value));
}
