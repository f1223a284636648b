/** Where a carousel stands. */
export interface Position {
  /** The first slide in view. */
  index: number;
  /** How many slides there are. */
  count: number;
  /** How many are in view. */
  visible: number;
}

/** The furthest slide that can stand first: the last ones then fill the view. */
export const lastPosition = ({ count, visible }: Omit<Position, 'index'>): number =>
  Math.max(count - visible, 0);

/** One view on; from the last one back to the first. */
export function nextPosition(position: Position): number {
  const last = lastPosition(position);
  return position.index >= last ? 0 : Math.min(position.index + position.visible, last);
}

/** One view back; from the first one on to the last. */
export function previousPosition(position: Position): number {
  return position.index <= 0 ? lastPosition(position) : Math.max(position.index - position.visible, 0);
}

/** The bullet that a key leads to, without wrapping; undefined for any other key. */
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
