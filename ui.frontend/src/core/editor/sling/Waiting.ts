/** How long an author has been waiting for the server: not worth mentioning, a while, or so long that they wonder. */
export type Patience = 'none' | 'while' | 'long';

export interface WaitingState {
  readonly patience: Patience;
  /** Whether a pending request can be cancelled without harm: a read, not a write. */
  readonly canStop: boolean;
}

/** Delays before each stage, in milliseconds. */
export const A_WHILE = 1000;
export const LONG = 10_000;

const still: WaitingState = { patience: 'none', canStop: false };

interface Wait {
  readonly stop?: AbortController;
  patience: Patience;
}

/** Pending requests to the server, for React's `useSyncExternalStore`. */
export class Waiting {
  private state = still;
  private readonly waits = new Set<Wait>();
  private readonly listeners = new Set<() => void>();

  readonly get = (): WaitingState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Tracks a request. `stop`: cancels it. */
  async for<T>(work: Promise<T>, stop?: AbortController): Promise<T> {
    const wait: Wait = { patience: 'none', ...(stop && { stop }) };
    this.waits.add(wait);
    const grow = (patience: Patience) => () => {
      wait.patience = patience;
      this.look();
    };
    const timers = [setTimeout(grow('while'), A_WHILE), setTimeout(grow('long'), LONG)];
    try {
      return await work;
    } finally {
      timers.forEach(clearTimeout);
      this.waits.delete(wait);
      this.look();
    }
  }

  /** Cancels all requests that can be cancelled. */
  stop(): void {
    this.waits.forEach(({ stop }) => stop?.abort());
  }

  private look(): void {
    const all = [...this.waits];
    const has = (patience: Patience) => all.some((wait) => wait.patience === patience);
    const patience: Patience = has('long') ? 'long' : has('while') ? 'while' : 'none';
    const canStop = all.some((wait) => wait.stop !== undefined && wait.patience !== 'none');
    if (patience === this.state.patience && canStop === this.state.canStop) return;
    this.state = { patience, canStop };
    this.listeners.forEach((listener) => listener());
  }
}
