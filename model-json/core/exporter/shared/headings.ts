const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** `h1` to `h6`; undefined for anything else, where the Heading enum gives null. */
export function heading(value: string | undefined): string | undefined {
  const element = value?.toLowerCase();
  return element && HEADINGS.has(element) ? element : undefined;
}
