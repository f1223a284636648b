/**
 * Whether a model tells figures with units: as a product's do, each with its `unit`, or as a component that says in which
 * `units` it calculates.
 */
export function tellsFigures(model: unknown): boolean {
  if (typeof model !== 'object' || model === null) return false;
  return Object.entries(model).some(
    ([key, value]) =>
      ((key === 'unit' || key === 'units') && typeof value === 'string') || tellsFigures(value),
  );
}
