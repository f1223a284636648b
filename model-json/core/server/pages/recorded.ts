/** In a record of names: somebody looked at all of them. */
export const ALL = '*';

/** Values by name that note which names were looked at, whether there is such a value or not. */
export const recorded = (
  values: Readonly<Record<string, string>>,
  names: { add(name: string): unknown },
): Readonly<Record<string, string>> =>
  new Proxy(values, {
    get(target, name) {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(target, name);
    },
    has(target, name) {
      if (typeof name === 'string') names.add(name);
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      names.add(ALL);
      return Reflect.ownKeys(target);
    },
  });

/** Those values whose names stand in a record. */
export const lookedAt = <V>(
  values: Readonly<Record<string, V>>,
  names: ReadonlySet<string>,
): Record<string, V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name) || names.has(ALL)));
