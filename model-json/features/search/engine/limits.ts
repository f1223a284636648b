/** What one query may ask for; more is a mistake or an attack. */
export const LIMITS = {
  textLength: 500,
  words: 32,
  size: 100,
  /** Results that can be paged through. Visitors who want more should filter. */
  depth: 10_000,
  values: 100,
  valueLength: 200,
  bars: 100,
  pins: 50,
  factor: 10,
} as const;

export const DEFAULT_SIZE = 24;
