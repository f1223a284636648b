/*
 * What pages of a site have in common, as a dictionary for their compression (RFC 9842): mostly styles, which stand in each page,
 * and header and footer. A browser that has it receives only what is new on the next page.
 */

/** Where tags and rules end. */
const ENDS = /(?<=[>}])/;
/** How many parts in a row have to be known: each place where a page goes on elsewhere in the dictionary costs bytes. */
const RUN = 4;

/**
 * Consists of runs of parts as they stand in pages.
 *
 * @param pages HTML of a few pages of each kind; what only one of them has is left out
 */
export function dictionaryOf(pages: readonly string[]): Buffer {
  const cut = pages.map((html) => html.split(ENDS));
  const common = commonOf(cut);
  const known = new Set<string>();
  const kept = cut.flatMap((parts) => {
    const runs = runsOf(parts.map((part) => common.get(part)));
    const isNew = newParts(runs, known);
    for (const run of runs) known.add(run);
    return parts.filter((_, at) => isNew[at]);
  });
  return Buffer.from(kept.join(''));
}

/** The parts that more than one page has, numbered. */
function commonOf(cut: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const parts of cut) for (const part of new Set(parts)) counts.set(part, (counts.get(part) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count > 1);
  return new Map(common.map(([part], number) => [part, number]));
}

/** For each part the numbers of the common ones from there on, up to one that no other page has. */
const runsOf = (numbers: readonly (number | undefined)[]): readonly string[] =>
  numbers.map((_, at) => {
    let run = '';
    for (let next = at; next < at + RUN && numbers[next] !== undefined; next += 1) run += `${numbers[next]} `;
    return run;
  });

/** Which parts of a page belong to a run that is not known. */
function newParts(runs: readonly string[], known: ReadonlySet<string>): readonly boolean[] {
  const isNew = runs.map(() => false);
  for (const [at, run] of runs.entries()) {
    if (known.has(run)) continue;
    const length = run.split(' ').length - 1;
    isNew.fill(true, at, at + length);
  }
  return isNew;
}
