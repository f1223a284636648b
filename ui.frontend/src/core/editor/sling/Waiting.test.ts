import { createSlingClient } from './SlingClient';
import { A_WHILE, LONG } from './Waiting';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server that accepts requests and answers on demand. */
function slowServer() {
  let answer: (response: Response) => void = () => {};
  const asked = jest.fn(() => new Promise<Response>((resolve) => void (answer = resolve)));
  const client = createSlingClient((address) =>
    address.startsWith('/libs/') ? Promise.resolve(Response.json({ token: 't' })) : asked(),
  );
  return { client, asked, answer: () => answer(Response.json({ fine: true })) };
}

it('shows nothing for a quick response, a note after a second, more after ten, and nothing once all are answered', async () => {
  const { client, answer } = slowServer();
  const told: string[] = [];
  client.waiting.subscribe(() => told.push(client.waiting.get().patience));
  const asking = client.json('/a.json');
  await jest.advanceTimersByTimeAsync(A_WHILE - 1);
  expect(client.waiting.get().patience).toBe('none');
  await jest.advanceTimersByTimeAsync(1);
  expect(client.waiting.get()).toEqual({ patience: 'while', canStop: true });
  await jest.advanceTimersByTimeAsync(LONG);
  expect(client.waiting.get()).toEqual({ patience: 'long', canStop: true });
  answer();
  expect(await asking).toEqual({ fine: true });
  expect(told).toEqual(['while', 'long', 'none']);
});

it('cancels a read on request, and does not retry it', async () => {
  const { client, asked } = slowServer();
  const asking = client.allowedComponents('/content/a').catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(A_WHILE);
  client.waiting.stop();
  expect(await asking).toMatchObject({
    isStopped: true,
    isAway: false,
    message: expect.stringContaining('Nothing was changed'),
  });
  await jest.advanceTimersByTimeAsync(LONG);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(client.waiting.get().patience).toBe('none');
});

it('does not cancel a write, which may have arrived', async () => {
  const { client, answer } = slowServer();
  const posting = client.post('/content/a', []);
  await jest.advanceTimersByTimeAsync(A_WHILE);
  expect(client.waiting.get()).toEqual({ patience: 'while', canStop: false });
  client.waiting.stop();
  answer();
  expect(await posting).toEqual({ version: undefined });
});

it('does not retry a read that timed out, and says what to do', async () => {
  const asked = jest.fn(() => Promise.reject(new DOMException('late', 'TimeoutError')));
  const client = createSlingClient(asked);
  await expect(client.json('/a.json')).rejects.toThrow(
    /has not answered for 15 seconds\. Wait a moment, then try again/,
  );
  expect(asked).toHaveBeenCalledTimes(1);
});
