/** A scale as drawings say it: 1:20, 5:1. */
export const scaleText = (scale: number): string =>
  scale >= 1 ? `${Math.round(scale)}:1` : `1:${Math.round(1 / scale)}`;
