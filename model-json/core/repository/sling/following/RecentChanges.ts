import type { StoredChange } from '../../files/writing/Upstream';

/** Longer than Oak's segment store takes to flush what it has acknowledged: five seconds. */
const KEPT_MS = 60_000;

/**
 * The changes that Sling has acknowledged in the last minute. Oak's segment store writes them to disk every five
 * seconds: a Sling that is killed before has lost them.
 */
export class RecentChanges {
  private changes: (StoredChange & { readonly at: number })[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  add(changes: readonly StoredChange[]): void {
    const at = this.now();
    this.changes = this.changes.filter((change) => at - change.at < KEPT_MS);
    this.changes.push(...structuredClone(changes).map((change) => ({ ...change, at })));
  }

  /** The changes of each page, oldest first. */
  byPage(): ReadonlyMap<string, readonly StoredChange[]> {
    const pages = new Map<string, StoredChange[]>();
    for (const change of this.changes) pages.set(change.path, [...(pages.get(change.path) ?? []), change]);
    return pages;
  }
}
