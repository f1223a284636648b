/** The values of one facet, by row: a number a row, and a list for the few rows with several values. */
export class FacetColumn {
  readonly values: string[] = [];
  private readonly codes = new Map<string, number>();
  private first = new Int32Array(0);
  private readonly more = new Map<number, readonly number[]>();

  grow(rows: number): void {
    const grown = new Int32Array(rows).fill(-1);
    grown.set(this.first);
    this.first = grown;
  }

  set(row: number, values: readonly string[]): void {
    const [first = -1, ...more] = [...new Set(values)].map((value) => this.codeOf(value));
    this.first[row] = first;
    if (more.length > 0) this.more.set(row, more);
    else this.more.delete(row);
  }

  /** The wanted values, by code. Values that no document has match nothing. */
  mask(values: readonly string[]): Uint8Array {
    const mask = new Uint8Array(this.values.length);
    for (const value of values) {
      const code = this.codes.get(value);
      if (code !== undefined) mask[code] = 1;
    }
    return mask;
  }

  matches(row: number, mask: Uint8Array): boolean {
    const code = this.first[row]!;
    if (code < 0) return false;
    if (mask[code] === 1) return true;
    return this.more.size > 0 && (this.more.get(row)?.some((other) => mask[other] === 1) ?? false);
  }

  /** Counts the values of a row. */
  count(row: number, counts: Uint32Array): void {
    const code = this.first[row]!;
    if (code < 0) return;
    counts[code]! += 1;
    if (this.more.size > 0) for (const other of this.more.get(row) ?? []) counts[other]! += 1;
  }

  private codeOf(value: string): number {
    let code = this.codes.get(value);
    if (code === undefined) {
      code = this.values.push(value) - 1;
      this.codes.set(value, code);
    }
    return code;
  }
}
