/** Things side by side, each with where it starts and ends as a share of them all. */
export function placed<T extends { readonly width: number }>(
  things: readonly T[],
): (T & { readonly start: number; readonly end: number })[] {
  const whole = things.reduce((sum, { width }) => sum + width, 0);
  let passed = 0;
  return things.map((thing) => {
    const start = passed / whole;
    passed += thing.width;
    return { ...thing, start, end: passed / whole };
  });
}

/** Running sums: what is below each of some values on top of each other. */
export function below(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum - value;
  });
}
