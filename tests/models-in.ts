/** The models of components in a page's model, however deep, each before those in it. */
export function* modelsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && ':type' in value) yield value as Record<string, unknown>;
  for (const child of Object.values(value)) yield* modelsIn(child);
}
