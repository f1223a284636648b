import { firstFigures } from '#site/search/figures';
import type { FigureRange } from '../../../../../../../shared/search/search-answer';

/** How many are seen at first if none of them is among the most used. */
const SEEN = 6;

type Figure = readonly [name: string, range: FigureRange];

export interface FigureGroups {
  readonly seen: readonly Figure[];
  /** The others, collapsed. */
  readonly folded: readonly Figure[];
  /** Whether a collapsed figure is chosen, so that they must be expanded. */
  readonly isOpen: boolean;
}

/**
 * Figures to filter by, of those in which the results differ.
 * @param shown names of figures; if empty, all that have a name in the reader's language
 */
export function figureGroups(
  ranges: Readonly<Record<string, FigureRange>>,
  shown: readonly string[],
  names: Readonly<Record<string, string>>,
): FigureGroups {
  const all = Object.entries(ranges).filter(([, { bars, min, max }]) => bars.length > 0 && min < max);
  if (shown.length > 0) {
    return { seen: all.filter(([name]) => shown.includes(name)), folded: [], isOpen: false };
  }
  const named = all.filter(([name]) => name in names);
  const first = firstFigures.flatMap((each) => named.filter(([name]) => name === each));
  const others = named.filter(([name]) => !firstFigures.includes(name));
  // If none of the first applies, as with oils, others are shown instead.
  const seen = first.length > 0 ? first : others.splice(0, SEEN);
  const isOpen = others.some(([, { chosen }]) => Object.keys(chosen).length > 0);
  return { seen, folded: others, isOpen };
}
