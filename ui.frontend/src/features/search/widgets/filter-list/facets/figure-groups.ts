import type { FigureRange } from '../../../../../../../shared/search/search-answer';

/** What most choose by, in the order in which a data sheet begins. */
const FIRST = ['freeAirDelivery', 'motorPower', 'maxPressure', 'tankVolume', 'soundPressureLevel', 'weight'];

type Figure = readonly [name: string, range: FigureRange];

export interface FigureGroups {
  readonly seen: readonly Figure[];
  /** The others unfold. */
  readonly folded: readonly Figure[];
  /** Whether one of the folded is chosen, so that they must be seen. */
  readonly isOpen: boolean;
}

/**
 * Figures to choose by, of those in which the results differ.
 *
 * @param shown names of figures; where there are none all that have a name in the reader's language
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
  const first = FIRST.flatMap((each) => named.filter(([name]) => name === each));
  const others = named.filter(([name]) => !FIRST.includes(name));
  // Where most are out of the question, as with oils, what there is is seen.
  const seen = first.length > 0 ? first : others.splice(0, FIRST.length);
  const isOpen = others.some(([, { chosen }]) => Object.keys(chosen).length > 0);
  return { seen, folded: others, isOpen };
}
