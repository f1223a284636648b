/** Pages that are open together: the cover alone, pairs, and the back cover alone. */
export function spreadsOf(count: number): number[][] {
  const inner = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 2);
  const pairs = inner
    .filter((page) => page % 2 === 0)
    .map((page) => inner.filter((other) => other >= page && other <= page + 1));
  return [[1], ...pairs, ...(count > 1 ? [[count]] : [])];
}
