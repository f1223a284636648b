import type { SessionState } from './EditorSession';

/** The session's state for React's `useSyncExternalStore`: a new object only if a value has changed. */
export class StateHolder {
  private state: SessionState = {
    saving: false,
    offline: false,
    isDeleted: false,
    signedOut: false,
    waiting: 0,
    revision: 0,
  };
  private readonly listeners = new Set<() => void>();
  private notices = 0;

  readonly get = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(change: Partial<SessionState>): void {
    const before: Readonly<Record<string, unknown>> = { ...this.state };
    const isSame = Object.entries(change).every(([key, value]) => before[key] === value);
    if (isSame) return;
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }

  tell(tone: 'info' | 'negative', text: string): void {
    this.set({ notice: { id: ++this.notices, tone, text } });
  }
}
