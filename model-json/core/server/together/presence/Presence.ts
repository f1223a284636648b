import type { EditedText, Person, Present } from '../../../../../shared/authoring/together';
import { HEARTBEAT_MS } from '../../../../../shared/authoring/together';
import type { Live } from '../Live';

/** A window that gives no sign of life for this long is gone, in milliseconds. */
const GONE_MS = 3 * HEARTBEAT_MS;

/** What a window says about itself. */
export type Sign = Omit<Present, 'person'>;

interface Known extends Present {
  readonly at: number;
}

/** Which pages are open in whose windows, in memory: after a restart the windows say it again. */
export class Presence {
  private readonly known = new Map<string, Known>();
  private readonly streams = new Map<string, number>();

  /** @param now in epoch milliseconds. @default the system's clock */
  constructor(
    private readonly live: Live,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Takes a window's sign of life. A text that somebody else types in already is not given to it.
   *
   * @returns who has the text that it asked for; undefined if it got it
   */
  sign(person: Person, { tab, page, component, edits }: Sign): Person | undefined {
    const before = this.known.get(tab);
    // Nobody speaks for somebody else's window.
    if (before && before.person.id !== person.id) return undefined;
    const holder = edits && this.holderOf(edits, tab);
    const next: Known = {
      ...{ tab, person, page, component, at: this.now() },
      edits: holder ? undefined : edits,
    };
    this.known.set(tab, next);
    if (before && before.page !== page) this.tell(before.page);
    if (!before || textOf(before) !== textOf(next)) this.tell(page);
    return holder?.person;
  }

  /** The windows with a page open. */
  on(page: string): Present[] {
    return this.all().filter((present) => present.page === page);
  }

  all(): Present[] {
    return [...this.known.values()].map(({ at: _, ...present }) => present);
  }

  leave(tab: string): void {
    const before = this.known.get(tab);
    this.known.delete(tab);
    if (before) this.tell(before.page);
  }

  /** A window listens to the stream of changes; it is gone when the stream ends. @returns ends it */
  open(tab: string): () => void {
    this.streams.set(tab, (this.streams.get(tab) ?? 0) + 1);
    return () => {
      const left = (this.streams.get(tab) ?? 1) - 1;
      if (left > 0) return void this.streams.set(tab, left);
      this.streams.delete(tab);
      this.leave(tab);
    };
  }

  /** Removes windows that have been silent for too long. */
  sweep(): void {
    for (const { tab, at } of [...this.known.values()]) if (at < this.now() - GONE_MS) this.leave(tab);
  }

  private holderOf({ path, property }: EditedText, tab: string): Known | undefined {
    return [...this.known.values()].find(
      ({ tab: other, edits }) => other !== tab && edits?.path === path && edits.property === property,
    );
  }

  private tell(page: string): void {
    this.live.tell({ name: 'presence', data: { page, here: this.on(page) }, to: { page } });
  }
}

const textOf = ({ person, page, component, edits }: Present): string =>
  JSON.stringify([person.name, page, component, edits]);
