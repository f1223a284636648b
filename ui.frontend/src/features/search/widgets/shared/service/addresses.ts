/** Adds parameters to an address, leaving out those without a value. A host's own query stays. */
export function withQuery(
  address: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const [path = '', own = ''] = address.split('?');
  const all = new URLSearchParams(own);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') all.set(name, `${value}`);
  }
  return `${all}` ? `${path}?${all}` : path;
}
