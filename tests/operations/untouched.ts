import { isObject } from '../../shared/checked/is-object';

/**
 * What a validator did not look at: its schemas let pass names that they do not know, such as misspelt ones.
 *
 * @param validate reads all that it knows
 * @returns the paths of fields that it never read
 */
export function untouched(value: object, validate: (watched: object) => void): string[] {
  const left = new Set<string>();
  validate(watched(value, '', left));
  return [...left];
}

function watched<T extends object>(value: T, at: string, left: Set<string>): T {
  const names = Object.keys(value);
  const seen = new Map<string, unknown>();
  if (!Array.isArray(value)) for (const name of names) left.add(`${at}/${name}`);
  return new Proxy(value, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof name !== 'string') return found;
      left.delete(`${at}/${name}`);
      if (!isObject(found)) return found;
      if (!seen.has(name)) seen.set(name, watched(found, `${at}/${name}`, left));
      return seen.get(name);
    },
  });
}
