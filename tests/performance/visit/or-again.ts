/** Does something of a benchmark, and once more if it failed: now and then a page does not come. */
export const orAgain = <Result>(title: string, go: () => Promise<Result>): Promise<Result> =>
  go().catch((error: unknown) => {
    console.warn(`${title}: ${String(error)}; again`);
    return go();
  });
