import { noted, useNoted, type Noted } from '../../repository/reads/Scope';

/** The capacity of a cache. */
export interface Room<V> {
  /** Of all values together, measured by `weigh`. */
  readonly most: number;
  weigh(value: V): number;
}

interface Entry<V> {
  readonly noted: Noted<V>;
  readonly weight: number;
  readonly madeAt: number;
}

/**
 * Caches values made from the content until the content changes. Everything is evicted at once, so that values from
 * different versions never mix; holders of an old entry can still use it.
 */
export class VersionCache<V> {
  private entries = new Map<string, Entry<V>>();
  private version: unknown;
  private total = 0;
  private readonly room: Room<V>;

  /**
   * @param currentVersion changes with the content (or the program that draws it)
   * @param room a number of entries, or their maximum total weight; the oldest is evicted first
   * @param maxAge milliseconds: pages can also appear and disappear at set times
   */
  constructor(
    private readonly currentVersion: () => unknown,
    room: number | Room<V>,
    private readonly maxAge = 300_000,
  ) {
    this.room = typeof room === 'number' ? { most: room, weigh: () => 1 } : room;
  }

  /** Total weight of its values. */
  get weight(): number {
    return this.total;
  }

  /**
   * @param make must be synchronous, so that it sees a single content version
   * @param isKept whether a value may be used again. @default always
   */
  get(key: string, make: () => V, isKept: (value: V) => boolean = () => true): V {
    const known = this.find(key);
    if (known !== undefined) return known;
    const made = noted(make);
    if (isKept(made.value)) this.put(key, made);
    return useNoted(made);
  }

  /** @param age maximum age of the value in milliseconds */
  find(key: string, age = this.maxAge): V | undefined {
    const version = this.currentVersion();
    if (version !== this.version) {
      this.entries = new Map();
      this.total = 0;
      this.version = version;
    }
    const known = this.entries.get(key);
    return known && Date.now() - known.madeAt < age ? useNoted(known.noted) : undefined;
  }

  /** @param value made in the same tick as the last `find`, and so from the same version */
  keep(key: string, value: V): void {
    this.put(key, { value, scope: undefined });
  }

  private put(key: string, made: Noted<V>): void {
    this.forget(key);
    const weight = this.room.weigh(made.value);
    if (weight > this.room.most) return;
    for (const oldest of this.entries.keys()) {
      if (this.total + weight <= this.room.most) break;
      this.forget(oldest);
    }
    this.entries.set(key, { noted: made, weight, madeAt: Date.now() });
    this.total += weight;
  }

  private forget(key: string): void {
    this.total -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }
}
