/** The position of a carousel. */
export interface Position {
  /** Index of the first slide in view. */
  index: number;
  /** Number of slides. */
  count: number;
  /** Number of slides in view. */
  visible: number;
}

/** The last possible first slide, with which the last slides fill the view. */
export const lastPosition = ({ count, visible }: Omit<Position, 'index'>): number =>
  Math.max(count - visible, 0);

/** One view forward; from the end to the start. */
export function nextPosition(position: Position): number {
  const last = lastPosition(position);
  return position.index >= last ? 0 : Math.min(position.index + position.visible, last);
}

/** One view back; from the start to the end. */
export function previousPosition(position: Position): number {
  return position.index <= 0 ? lastPosition(position) : Math.max(position.index - position.visible, 0);
}

/** The bullet to which a key moves, without wrapping; undefined for any other key. */
export function bulletForKey(
  key: string,
  index: number,
  count: number,
  rightToLeft = false,
): number | undefined {
  const onward = Math.min(index + 1, count - 1);
  const back = Math.max(index - 1, 0);
  const targets: Record<string, number> = {
    Home: 0,
    End: count - 1,
    ArrowRight: rightToLeft ? back : onward,
    ArrowLeft: rightToLeft ? onward : back,
  };
  return targets[key];
}
