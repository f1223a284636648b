/*
 * What pages of a site have in common, as a dictionary for their compression (RFC 9842): mostly styles, which stand in each page,
 * and header and footer. A browser that has it receives only what is new on the next page.
 */

/** Where tags and rules end. Parts that repeat elsewhere are found at any length by the compression itself. */
const ENDS = /(?<=[>}])/;

/** @param pages HTML of a few pages of each kind; what only one of them has is left out */
export function dictionaryOf(pages: readonly string[]): Buffer {
  const cut = pages.map((html) => html.split(ENDS));
  const counts = new Map<string, number>();
  for (const parts of cut) for (const part of new Set(parts)) counts.set(part, (counts.get(part) ?? 0) + 1);
  const common = new Set(cut.flat().filter((part) => (counts.get(part) ?? 0) > 1));
  return Buffer.from([...common].join(''));
}
