/**
 * The tab to which a key moves: arrows move by one and stop at the ends (as in Core Components), Home and End move
 * there.
 * @returns undefined for any other key
 */
export function tabForKey(
  key: string,
  index: number,
  count: number,
  rightToLeft = false,
): number | undefined {
  const last = count - 1;
  const onward = Math.min(index + 1, last);
  const back = Math.max(index - 1, 0);
  const targets: Record<string, number> = {
    Home: 0,
    End: last,
    ArrowDown: onward,
    ArrowUp: back,
    ArrowRight: rightToLeft ? back : onward,
    ArrowLeft: rightToLeft ? onward : back,
  };
  return targets[key];
}
