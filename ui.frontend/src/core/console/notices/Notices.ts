/** A message at the bottom of the window. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly isError: boolean;
  /** What the author can do about it, such as undo. */
  readonly action?: { readonly title: string; run(): void };
}

const STAYS_MS = 6000;
/** With something to do about it, longer. */
const ACTION_STAYS_MS = 20_000;
const MOST = 3;

/** Messages, for React's `useSyncExternalStore`. Errors stay until they are closed. */
export class Notices {
  private list: readonly Notice[] = [];
  private last = 0;
  private readonly listeners = new Set<() => void>();

  readonly get = (): readonly Notice[] => this.list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  say(text: string, action?: Notice['action']): void {
    const { id } = this.add({ text, isError: false, ...(action && { action }) });
    setTimeout(() => this.close(id), action ? ACTION_STAYS_MS : STAYS_MS);
  }

  fail(text: string, action?: Notice['action']): void {
    this.add({ text, isError: true, ...(action && { action }) });
  }

  close(id: number): void {
    this.set(this.list.filter((each) => each.id !== id));
  }

  private add(notice: Omit<Notice, 'id'>): Notice {
    const added = { ...notice, id: (this.last += 1) };
    this.set([...this.list.filter(({ text }) => text !== notice.text), added].slice(-MOST));
    return added;
  }

  private set(list: readonly Notice[]): void {
    this.list = list;
    this.listeners.forEach((listener) => listener());
  }
}

/** The messages of the open console. */
export const notices = new Notices();
