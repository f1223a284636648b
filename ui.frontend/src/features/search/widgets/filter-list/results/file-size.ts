const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `1.2 MB`, decimal, as in browsers' downloads. */
export function fileSize(bytes: number, language: string): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumSignificantDigits: 2,
  }).format(bytes / 1000 ** power);
}
