import type { ContentProperty } from '../content-properties';

/**
 * The texts to store for a property: what was posted, or its default. Undefined leaves the property as it is, null
 * removes it, an empty list clears it.
 */
export function textsOf({
  values,
  defaults = [],
  useDefaultWhenMissing,
  ignoreBlanks,
}: ContentProperty): readonly string[] | null | undefined {
  const mayBeMissing = useDefaultWhenMissing && defaults.length > 0;
  if (!values) return mayBeMissing ? defaults.slice(0, 1) : undefined;
  if (ignoreBlanks) {
    const filled = values.filter((value) => value !== '');
    return filled.length > 0 || mayBeMissing ? filled : undefined;
  }
  // Sling ignores several defaults.
  if (values.length > 1 || values[0] !== '' || defaults.length !== 1) return values;
  if (defaults[0] === ':ignore') return [];
  return defaults[0] === ':null' ? null : defaults;
}
