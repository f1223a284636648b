/**
 * A value that must be there, where types cannot say so: the entry of a map that was just filled, a group that a regular
 * expression always finds.
 *
 * @param what it is, for the error
 * @throws Error if it is missing, which is a fault of the program
 */
export function required<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}

/** The entry of a map that must have it. @throws Error that names the key */
export function entryOf<K, V>(map: ReadonlyMap<K, V | undefined>, key: K): V {
  const entry = map.get(key);
  if (entry === undefined) throw new Error(`There is no entry for ${String(key)}`);
  return entry;
}
