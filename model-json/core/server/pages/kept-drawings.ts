import type { Instance } from '../Instance';

/** How many of them are kept ready, for the requests that follow. */
const KEPT = 2;
const kept = new WeakMap<Instance, Map<string, Instance>>();

/**
 * An instance over other content (`Instance.drawnFrom`), made once for several requests.
 *
 * @param key equal for the same content
 */
export function keptDrawing(instance: Instance, key: string, make: () => Instance): Instance {
  const known = kept.get(instance) ?? new Map<string, Instance>();
  kept.set(instance, known);
  const found = known.get(key) ?? make();
  known.delete(key);
  known.set(key, found);
  for (const old of [...known.keys()].slice(0, -KEPT)) known.delete(old);
  return found;
}
