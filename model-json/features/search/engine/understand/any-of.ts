/** A pattern for any of some patterns, longer ones first: `l/min` before `l`. It matches nothing if there are none. */
export const anyOf = (patterns: readonly string[]): string =>
  patterns.length === 0 ? '(?!)' : patterns.toSorted((a, b) => b.length - a.length).join('|');
