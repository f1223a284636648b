/** The keys of a list (APG's listbox and grid). */
export interface ListShape {
  readonly count: number;
  readonly active: number;
  /** Items beside each other; 1 in a list. */
  readonly perRow: number;
  /** Rows that are visible at once. */
  readonly rowsPerPage: number;
}

/** The item that a key moves to; undefined if it moves to none. */
export function listKey(key: string, { count, active, perRow, rowsPerPage }: ListShape): number | undefined {
  if (count === 0) return undefined;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: perRow,
    ArrowUp: -perRow,
    ...(perRow > 1 && { ArrowRight: 1, ArrowLeft: -1 }),
    PageDown: rowsPerPage * perRow,
    PageUp: -rowsPerPage * perRow,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  if (active < 0) return step > 0 ? 0 : count - 1;
  const next = active + step;
  const isPage = key.startsWith('Page');
  if (isPage) return Math.min(Math.max(next, 0), count - 1);
  // In a grid, below the last row's end is its last item.
  if (next >= count)
    return Math.floor(active / perRow) < Math.floor((count - 1) / perRow) ? count - 1 : active;
  return next < 0 ? active : next;
}

/** The next item whose title begins with what was typed; the same letter again goes to the next one (APG). */
export function typedAhead(titles: readonly string[], active: number, typed: string): number | undefined {
  const isRepeated = typed.length > 1 && [...typed].every((letter) => letter === typed[0]);
  const wanted = (isRepeated ? typed[0]! : typed).toLocaleLowerCase();
  const from = typed.length === 1 || isRepeated ? active + 1 : Math.max(active, 0);
  for (let i = 0; i < titles.length; i += 1) {
    const at = (from + i) % titles.length;
    if (titles[at]!.toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return undefined;
}
