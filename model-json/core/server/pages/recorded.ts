/** Recorded instead of a name: all of them were read. */
export const ALL = '*';

/** Values by name that record which names were read, whether or not they have a value. */
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

/** The values whose names were recorded. */
export const lookedAt = <V>(
  values: Readonly<Record<string, V>>,
  names: ReadonlySet<string>,
): Record<string, V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name) || names.has(ALL)));
