/** What was found in containers, as long as somebody holds their models. */
const known = new WeakMap<object, boolean>();

/**
 * Whether a model tells figures with units: as a product's do, each with its `unit`, or as a component that says in which
 * `units` it calculates.
 */
export function tellsFigures(model: unknown): boolean {
  if (typeof model !== 'object' || model === null) return false;
  if (!(':items' in model)) return hasFigures(model);
  const found = known.get(model) ?? hasFigures(model);
  known.set(model, found);
  return found;
}

const hasFigures = (model: object): boolean =>
  Object.entries(model).some(
    ([key, value]) =>
      ((key === 'unit' || key === 'units') && typeof value === 'string') || tellsFigures(value),
  );
