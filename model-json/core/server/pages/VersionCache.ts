/** How much a cache takes in. */
export interface Room<V> {
  /** Of what `weigh` says of its values, all together. */
  readonly most: number;
  weigh(value: V): number;
}

interface Entry<V> {
  readonly value: V;
  readonly weight: number;
  readonly madeAt: number;
}

/**
 * What was made from the content, kept until the content changes. Everything goes at once, so that nothing made from an
 * old version stands beside something made from a new one; a holder of an old entry finishes with it.
 */
export class VersionCache<V> {
  private entries = new Map<string, Entry<V>>();
  private version: unknown;
  private total = 0;
  private readonly room: Room<V>;

  /**
   * @param currentVersion changes when the content (or the program that draws it) does
   * @param room a number of entries, or what they may weigh together; the one made longest ago goes first
   * @param maxAge milliseconds: pages go on and off line by the clock, too
   */
  constructor(
    private readonly currentVersion: () => unknown,
    room: number | Room<V>,
    private readonly maxAge = 300_000,
  ) {
    this.room = typeof room === 'number' ? { most: room, weigh: () => 1 } : room;
  }

  /** What its values weigh together. */
  get weight(): number {
    return this.total;
  }

  /** @param make must be synchronous: it sees one version of the content from beginning to end */
  get(key: string, make: () => V): V {
    const known = this.find(key);
    if (known !== undefined) return known;
    const value = make();
    this.keep(key, value);
    return value;
  }

  /** @param age milliseconds that the value may be old */
  find(key: string, age = this.maxAge): V | undefined {
    const version = this.currentVersion();
    if (version !== this.version) {
      this.entries = new Map();
      this.total = 0;
      this.version = version;
    }
    const known = this.entries.get(key);
    return known && Date.now() - known.madeAt < age ? known.value : undefined;
  }

  /** @param value made in the same tick as the last `find`, so of the same version */
  keep(key: string, value: V): void {
    this.forget(key);
    const weight = this.room.weigh(value);
    if (weight > this.room.most) return;
    while (this.total + weight > this.room.most) this.forget(this.entries.keys().next().value!);
    this.entries.set(key, { value, weight, madeAt: Date.now() });
    this.total += weight;
  }

  private forget(key: string): void {
    this.total -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }
}
