/** @jest-environment jsdom */
import { linkToFrame } from './link-to-frame';

const ORIGIN = 'https://app.example.com';

function linked() {
  const sent: { message: Record<string, unknown>; to: unknown }[] = [];
  const frame = {
    postMessage: (message: never, to: unknown) => sent.push({ message, to }),
  } as never as Window;
  const told: unknown[] = [];
  const onConnect = jest.fn();
  const link = linkToFrame({
    window: () => frame,
    origin: () => ORIGIN,
    methods: { navigateTo: (given) => told.push(given) },
    onConnect,
  });
  const say = (data: object, origin = ORIGIN, source: unknown = frame) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { link, sent, told, onConnect, say };
}

it('connects with the script of the page, and passes on what it calls', () => {
  const { sent, told, onConnect, say } = linked();
  say({ penpal: 'syn' });
  expect(sent).toEqual([{ message: { penpal: 'synAck', methodNames: ['navigateTo'] }, to: ORIGIN }]);
  say({ penpal: 'ack' });
  expect(onConnect).toHaveBeenCalledTimes(1);
  say({ penpal: 'call', id: 4, methodName: 'navigateTo', args: [{ href: '/x' }] });
  expect(told).toEqual([{ href: '/x' }]);
  expect(sent.at(-1)?.message).toEqual({ penpal: 'reply', id: 4, resolution: 'fulfilled' });
});

it('calls a method of the script, and gives its answer or its error', async () => {
  const { link, sent, say } = linked();
  const answered = link.ask('getDefinitions');
  const failed = link.ask('triggerEvent', 'aue:x');
  const [first, second] = sent.map(({ message }) => message);
  expect(second).toMatchObject({ penpal: 'call', methodName: 'triggerEvent', args: ['aue:x'] });
  say({
    penpal: 'reply',
    id: second?.['id'],
    resolution: 'rejected',
    returnValue: { message: 'No element' },
  });
  say({ penpal: 'reply', id: first?.['id'], resolution: 'fulfilled', returnValue: { model: [] } });
  await expect(answered).resolves.toEqual({ model: [] });
  await expect(failed).rejects.toThrow('No element');
});

it('answers no page of another origin, and no other window', () => {
  const { sent, told, onConnect, say } = linked();
  say({ penpal: 'syn' }, 'https://evil.example.com');
  say({ penpal: 'ack' }, ORIGIN, {});
  say({ penpal: 'call', id: 1, methodName: 'navigateTo', args: [{}] }, 'null');
  expect([sent, told, onConnect.mock.calls]).toEqual([[], [], []]);
});

it('runs nothing that is not meant for the page', () => {
  const { sent, say } = linked();
  say({ penpal: 'call', id: 2, methodName: 'constructor', args: [] });
  expect(sent).toEqual([{ message: { penpal: 'reply', id: 2, resolution: 'fulfilled' }, to: ORIGIN }]);
});
