import type { ShownFragment } from '../content/ShownFragment';
import { LongText } from '../rich-text/LongText';
import type { Asking } from './Asking';
import { referenceAt } from './reference-at';
import type { Referenced } from './ReferencedAsset';

/** What fragments refer to, each once: pages, files, and fragments that their long texts link to. */
export function referencesIn(
  fragments: readonly ShownFragment[],
  asking: Asking,
): (ShownFragment | Referenced)[] {
  const found = new Map<string, ShownFragment | Referenced>();
  for (const fragment of fragments) {
    for (const path of pathsIn(fragment, asking)) {
      const target = found.has(path) ? undefined : referenceAt(path, fragment, asking);
      if (target) found.set(path, target);
    }
  }
  return [...found.values()];
}

function pathsIn(fragment: ShownFragment, { budget }: Asking): string[] {
  return fragment.model.fields.flatMap((field) => {
    if (field.kind !== 'reference' && field.kind !== 'long-text') return [];
    return fragment.values(field).flatMap((value) => {
      budget.compare(value);
      return field.kind === 'reference'
        ? [String(value)]
        : new LongText(String(value), fragment.mimeType(field)).paths;
    });
  });
}
