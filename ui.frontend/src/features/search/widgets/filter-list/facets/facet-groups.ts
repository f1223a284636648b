import type { FacetOption } from '../../../../../../../shared/search/search-answer';
import { isBelow } from '../asked';

/** Options visible at once; the others are collapsed. */
const SEEN = 8;

export interface FacetGroup {
  readonly facet: string;
  readonly seen: readonly FacetOption[];
  readonly folded: readonly FacetOption[];
  /** Whether a collapsed option is selected, so that they must be expanded. */
  readonly isOpen: boolean;
}

/**
 * The options of each facet. Branches of a tree are expanded if something in or above them is selected; for a value that the
 * author has chosen, only its branch is shown.
 * @param shown names of facets; all if empty
 * @param preset the author's choices
 */
export function facetGroups(
  facets: Readonly<Record<string, readonly FacetOption[]>>,
  shown: readonly string[],
  preset: Readonly<Record<string, readonly string[]>>,
): FacetGroup[] {
  const names = shown.length > 0 ? shown : Object.keys(facets);
  return names.flatMap((facet) => {
    if (facet === 'kind') return [];
    const options = unfolded(inBranch(facets[facet] ?? [], preset[facet]), preset[facet] ?? []);
    const isUsed = options.some(({ count, selected }) => count > 0 || selected);
    if (!isUsed) return [];
    // A single further option takes no more space than the button for it.
    const end = options.length <= SEEN + 1 ? options.length : SEEN;
    const folded = options.slice(end);
    return { facet, seen: options.slice(0, end), folded, isOpen: folded.some(({ selected }) => selected) };
  });
}

function inBranch(options: readonly FacetOption[], roots: readonly string[] | undefined): FacetOption[] {
  if (!roots) return [...options];
  const inside = options.filter(({ value }) => roots.some((root) => isBelow(value, root)));
  const top = Math.min(...inside.map(({ level }) => level));
  return inside.map((option) => ({ ...option, level: option.level - top }));
}

function unfolded(options: readonly FacetOption[], preset: readonly string[]): FacetOption[] {
  const chosen = options.flatMap(({ value, selected }) => (selected && !preset.includes(value) ? value : []));
  const isOpen = (parent: string) => chosen.some((value) => value === parent || isBelow(value, parent));
  return options.filter(({ value, level }) => level === 0 || isOpen(value.slice(0, value.lastIndexOf('/'))));
}
