/**
 * What was made from the content, kept until the content changes. Everything goes at once, so that nothing made from an
 * old version stands beside something made from a new one; whoever holds an old entry finishes with it.
 */
export class VersionCache<V> {
  private entries = new Map<string, { readonly value: V; readonly madeAt: number }>();
  private version: unknown;

  /**
   * @param currentVersion changes when the content (or the program that draws it) does
   * @param limit entries; the one made longest ago goes first
   * @param maxAge milliseconds: pages go on and off line by the clock, too
   */
  constructor(
    private readonly currentVersion: () => unknown,
    private readonly limit: number,
    private readonly maxAge = 300_000,
  ) {}

  /** @param make must be synchronous: it sees one version of the content from beginning to end */
  get(key: string, make: () => V): V {
    const version = this.currentVersion();
    if (version !== this.version) {
      this.entries = new Map();
      this.version = version;
    }
    const now = Date.now();
    const known = this.entries.get(key);
    if (known && now - known.madeAt < this.maxAge) return known.value;
    const value = make();
    this.entries.delete(key);
    if (this.entries.size >= this.limit) this.entries.delete(this.entries.keys().next().value!);
    this.entries.set(key, { value, madeAt: now });
    return value;
  }
}
