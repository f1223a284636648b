/** Whole millimetres as a language writes them. */
export function millimetresIn(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return (value) => format.format(value);
}
