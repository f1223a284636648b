import type { PageTranslation, TranslationState } from '../../../../shared/authoring/translation';
import { madeOf } from '../../repository/derived/made-of';
import type { Resource } from '../../repository/Resource';
import type { Instance } from '../Instance';
import { stateOf, valuesAt } from './compare-copies';
import { readablePage } from './language-copies';
import type { Translation } from './Translations';

type Parts = Pick<Instance, 'repository' | 'translations'>;

/** How many texts of a source differ from a record of it. Counted again only if the source has changed. */
const counted = new WeakMap<Translation, { readonly made: readonly unknown[]; readonly changes: number }>();

/**
 * How far the translation of a page is, and of pages that were translated from it; undefined if neither was said of it. What
 * the person asking may not read is left out.
 */
export function pageTranslation(parts: Parts, path: string): PageTranslation | undefined {
  const { repository, translations } = parts;
  const known = translations?.of(path);
  const source = known && known.source !== path ? readablePage(repository, known.source) : undefined;
  const copies: Partial<Record<TranslationState, number>> = {};
  for (const each of translations?.from(path) ?? []) {
    if (each.copy === path || !readablePage(repository, each.copy)) continue;
    const page = readablePage(repository, path);
    if (!page) continue;
    const state = stateAt(parts, page, each);
    copies[state] = (copies[state] ?? 0) + 1;
  }
  const own = known && source && { state: stateAt(parts, source, known), source: source.path };
  if (!own && Object.keys(copies).length === 0) return undefined;
  return { ...(own && { own }), ...(Object.keys(copies).length > 0 && { copies }) };
}

function stateAt({ repository }: Parts, source: Resource, known: Translation): TranslationState {
  const made = [...madeOf(source)];
  const before = counted.get(known);
  if (before && made.length === before.made.length && made.every((one, i) => one === before.made[i]))
    return stateOf(known, before.changes);
  const changes = known.isDraft ? 0 : changesSince(known.texts, valuesAt(repository, source.path));
  counted.set(known, { made, changes });
  return stateOf(known, changes);
}

function changesSince(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): number {
  const ids = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...ids].filter((id) => before[id] !== now[id]).length;
}
