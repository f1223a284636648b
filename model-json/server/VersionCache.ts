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
    const known = this.find(key);
    if (known !== undefined) return known;
    const value = make();
    this.keep(key, value);
    return value;
  }

  find(key: string): V | undefined {
    const version = this.currentVersion();
    if (version !== this.version) {
      this.entries = new Map();
      this.version = version;
    }
    const known = this.entries.get(key);
    return known && Date.now() - known.madeAt < this.maxAge ? known.value : undefined;
  }

  /** @param value made in the same tick as the last `find`, so of the same version */
  keep(key: string, value: V): void {
    this.entries.delete(key);
    if (this.entries.size >= this.limit) this.entries.delete(this.entries.keys().next().value!);
    this.entries.set(key, { value, madeAt: Date.now() });
  }
}
