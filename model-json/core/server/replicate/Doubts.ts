/**
 * How long a change may take to show that Sling has stored without an answer, ms: the nodes of a cluster see the last
 * changes of a killed one when its lease has ended, in Oak after two minutes.
 */
const DOUBT_MS = 150_000;

/** Entries of the queue whose change of author's content may have been stored although it was refused. */
export class Doubts {
  /** Until when each may still show, by the number of the entry. */
  private readonly ends = new Map<number, number>();

  begin(entry: number): void {
    this.ends.set(entry, performance.now() + DOUBT_MS);
  }

  /** Whether the change of an entry may still show. */
  has(entry: number): boolean {
    return (this.ends.get(entry) ?? 0) > performance.now();
  }

  end(entry: number): void {
    this.ends.delete(entry);
  }
}
