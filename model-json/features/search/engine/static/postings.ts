/** Positions of a stem in one column of one row, rising. */
export interface Posting {
  readonly row: number;
  /** 0: name, 1: subject, 2: body. */
  readonly column: number;
  readonly positions: readonly number[];
}

export const COLUMNS = 3;

/** As numbers that are mostly small: step to the next row and column, number of positions, steps between positions. */
export function packPostings(postings: readonly Posting[]): number[] {
  const packed: number[] = [];
  let place = 0;
  for (const { row, column, positions } of postings) {
    const next = row * COLUMNS + column;
    packed.push(next - place, positions.length);
    place = next;
    let before = 0;
    for (const position of positions) {
      packed.push(position - before);
      before = position;
    }
  }
  return packed;
}

export function unpackPostings(packed: readonly number[]): Posting[] {
  const postings: Posting[] = [];
  let at = 0;
  const next = () => packed[at++] ?? 0;
  for (let place = 0; at < packed.length;) {
    place += next();
    let position = 0;
    const positions = Array.from({ length: next() }, () => (position += next()));
    postings.push({ row: Math.floor(place / COLUMNS), column: place % COLUMNS, positions });
  }
  return postings;
}
