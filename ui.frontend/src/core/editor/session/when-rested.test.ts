import type { EditorSession } from './EditorSession';
import { StateHolder } from './StateHolder';
import { whenRested } from './when-rested';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function followed(pause = 100) {
  const state = new StateHolder();
  const session: Pick<EditorSession, 'getState' | 'subscribe'> = {
    getState: state.get,
    subscribe: state.subscribe,
  };
  const signals: AbortSignal[] = [];
  const stop = whenRested(
    session,
    () => pause,
    (signal) => signals.push(signal),
  );
  return { state, signals, stop };
}

it('works at first, and after a change once nothing more has changed for a while', () => {
  const { state, signals } = followed();
  expect(signals).toHaveLength(0);
  jest.advanceTimersByTime(100);
  expect(signals).toHaveLength(1);
  state.set({ revision: 1 });
  jest.advanceTimersByTime(60);
  state.set({ revision: 2 });
  jest.advanceTimersByTime(60);
  expect(signals).toHaveLength(1);
  jest.advanceTimersByTime(40);
  expect(signals).toHaveLength(2);
});

it('waits while something is being saved, and tells work under way that it is outdated', () => {
  const { state, signals } = followed();
  jest.advanceTimersByTime(100);
  state.set({ saving: true });
  expect(signals[0]!.aborted).toBe(true);
  jest.advanceTimersByTime(1000);
  expect(signals).toHaveLength(1);
  state.set({ saving: false, revision: 1 });
  jest.advanceTimersByTime(100);
  expect(signals).toHaveLength(2);
  expect(signals[1]!.aborted).toBe(false);
});

it('does nothing while the server is away, or once it is stopped', () => {
  const { state, signals, stop } = followed();
  state.set({ offline: true });
  jest.advanceTimersByTime(1000);
  state.set({ offline: false });
  stop();
  jest.advanceTimersByTime(1000);
  expect(signals).toHaveLength(0);
});

it('is not disturbed by what changes no content', () => {
  const { state, signals } = followed();
  jest.advanceTimersByTime(60);
  state.tell('info', 'Somebody else has changed this.');
  jest.advanceTimersByTime(40);
  expect(signals).toHaveLength(1);
});
