/**
 * How to sort a column's cells: by value if each begins with a number, whatever its unit, else by the rules of the
 * language. Empty cells and dashes come last in either direction.
 */
export function compareCells(
  cells: readonly string[],
  language: string,
  descending = false,
): (a: string, b: string) => number {
  const read = numberReader(language);
  const words = new Intl.Collator(language, { numeric: true });
  const figures = cells.every((cell) => isBlank(cell) || !Number.isNaN(read(cell)));
  const compare = figures ? (a: string, b: string) => read(a) - read(b) : words.compare;
  return (a, b) => {
    if (isBlank(a) || isBlank(b)) return Number(isBlank(a)) - Number(isBlank(b));
    return descending ? compare(b, a) : compare(a, b);
  };
}

const isBlank = (cell: string): boolean => /^[\s\-–—]*$/.test(cell);

/**
 * Parses "1,620 mm" or, in German, "1.620,5 mm"; for a range ("8–13 bar") its start. NaN if the text does not begin
 * with a number.
 */
export function numberReader(language: string): (text: string) => number {
  const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
  const separator = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const decimal = separator('decimal');
  // Spaces of any width and the Swiss apostrophe are thousands separators in any language.
  const grouping = new RegExp(`(\\d)[\\s'’${separator('group')}](?=\\d{3}(?!\\d))`, 'g');
  const number = new RegExp(`^[\\p{Sc}≤≥<>±~\\s]*([-−]?)\\s*(\\d+)(?:[${decimal}](\\d+))?`, 'u');
  return (text) => {
    const found = number.exec(text.replace(grouping, '$1'));
    if (!found) return NaN;
    const size = Number(`${found[2]}.${found[3] ?? 0}`);
    return found[1] ? -size : size;
  };
}
