import type { Range } from '../Range';

/** One figure by row. A product has several numbers if its versions differ, and any of them counts. */
export class FigureColumn {
  private first = new Float64Array(0);
  private readonly more = new Map<number, readonly number[]>();

  grow(rows: number): void {
    const grown = new Float64Array(rows).fill(NaN);
    grown.set(this.first);
    this.first = grown;
  }

  set(row: number, value: number | readonly number[] | undefined): void {
    const [first = NaN, ...more] = value === undefined ? [] : [...new Set([value].flat())];
    this.first[row] = first;
    if (more.length > 0) this.more.set(row, more);
    else this.more.delete(row);
  }

  /** The number to sort a row by; NaN if it has none. */
  of(row: number): number {
    return this.first[row]!;
  }

  /** A row without the figure is in no range. */
  within(row: number, { min = -Infinity, max = Infinity }: Range): boolean {
    const value = this.first[row]!;
    if (value >= min && value <= max) return true;
    return this.more.size > 0 && (this.more.get(row)?.some((other) => other >= min && other <= max) ?? false);
  }

  /** All numbers of the rows; duplicates within a row count once. */
  collect(...lists: readonly ArrayLike<number>[]): readonly number[] {
    const values: number[] = [];
    for (const rows of lists) {
      for (let place = 0; place < rows.length; place += 1) {
        const row = rows[place]!;
        const value = this.first[row]!;
        if (Number.isNaN(value)) continue;
        values.push(value);
        const more = this.more.size > 0 ? this.more.get(row) : undefined;
        if (more) values.push(...more);
      }
    }
    return values;
  }
}
