/** @jest-environment jsdom */
import { ask } from './ask';

type Answer = () => Promise<object>;
const json =
  (value: unknown): Answer =>
  async () => ({ ok: true, json: async () => value });
const status =
  (code: number): Answer =>
  async () => ({ ok: false, status: code });
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

let asked: number;
const service = (...answers: Answer[]) => {
  asked = 0;
  window.fetch = jest.fn((_, { signal }: RequestInit) => {
    const answer = answers[Math.min(asked++, answers.length - 1)]!;
    return Promise.race([
      answer(),
      new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
      ),
    ]);
  }) as never;
};
const never: Answer = () => new Promise(() => {});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The outcome of a request, successful or not. */
async function outcome(signal = new AbortController().signal) {
  const asking = ask('/suggest?q=a', { signal, timeout: 1000 }).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(5000);
  return asking;
}

it('returns the service’s JSON', async () => {
  service(json({ q: 'a' }));
  expect(await outcome()).toEqual({ q: 'a' });
});

it.each([
  ['a lost connection', offline],
  ['a server out of order', status(503)],
])('retries after %s', async (_, fault) => {
  service(fault, json(1));
  expect(await outcome()).toBe(1);
  expect(asked).toBe(2);
});

it.each([
  ['offline', offline, 2],
  ['refused', status(500), 2],
  ['refused', status(400), 1],
  ['timeout', never, 1],
  ['garbled', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError()) }), 1],
] as const)('reports that it was %s, after a sensible number of retries', async (failure, answer, times) => {
  service(answer as Answer);
  expect(await outcome()).toMatchObject({ name: 'ServiceError', failure });
  expect(asked).toBe(times);
});

it('aborts when superseded by a newer request, even between retries', async () => {
  service(offline);
  const newer = new AbortController();
  const asking = outcome(newer.signal);
  newer.abort();
  expect(await asking).toMatchObject({ name: 'AbortError' });
  expect(asked).toBe(1);
});
