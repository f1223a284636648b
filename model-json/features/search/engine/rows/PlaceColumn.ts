/** Breaks ties: a number for each row, in the order of the documents' ids. */
export class PlaceColumn {
  private places = new Float64Array(0);

  grow(rows: number): void {
    const grown = new Float64Array(rows);
    grown.set(this.places);
    this.places = grown;
  }

  of(row: number): number {
    return this.places[row]!;
  }

  /** Renumbers all rows in order. */
  setAll(rows: Iterable<number>): void {
    let place = 0;
    for (const row of rows) this.places[row] = place += 1;
  }

  /** @returns false if there is no number left between the two; then all rows must be renumbered */
  setBetween(row: number, before: number | undefined, after: number | undefined): boolean {
    const low = before === undefined ? undefined : this.of(before);
    const high = after === undefined ? undefined : this.of(after);
    if (low === undefined || high === undefined) {
      this.places[row] = low === undefined ? (high ?? 0) - 1 : low + 1;
      return true;
    }
    const place = (low + high) / 2;
    this.places[row] = place;
    return low < place && place < high;
  }
}
