/**
 * The tab that a key leads to: arrows go one on and stop at the ends (as in Core Components), Home and End go there.
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
