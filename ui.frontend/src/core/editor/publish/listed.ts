/** Maximum number of places named in a sentence. */
const MANY = 4;

/** `a`, `a and b`, `a, b, c, d and 3 more`. */
export function listed(names: readonly string[]): string {
  const shown = names.length > MANY ? [...names.slice(0, MANY), `${names.length - MANY} more`] : names;
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(shown);
}
