/** @jest-environment jsdom */
import { MessageChannel } from './message-channel';

const panel = { type: 'cmp-tabs', id: '/content/a', operation: 'navigate', index: 1 };
const message = { channel: 'cqauthor', request: 'cmp.panelcontainer', data: panel };

function listening() {
  const heard = jest.fn();
  const channel = new MessageChannel('cqauthor', window);
  channel.subscribeRequestMessage('cmp.panelcontainer', heard);
  return { heard, channel };
}
const post = (data: unknown, from: MessageEventInit = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: location.origin, source: window.parent, ...from }),
  );

it('receives the editor’s requests', () => {
  const { heard } = listening();
  post(message);
  expect(heard).toHaveBeenCalledWith({ data: panel });
});

it.each([
  ['another request', { ...message, request: 'cmp.other' }, {}],
  ['another channel', { ...message, channel: 'other' }, {}],
  ['what is no message', 'hello', {}],
  ['another site', message, { origin: 'https://elsewhere.example' }],
  ['a window that does not frame the page', message, { source: null }],
])('ignores %s', (_, data, from) => {
  const { heard } = listening();
  post(data, from);
  expect(heard).not.toHaveBeenCalled();
});

it('stops listening when unsubscribed', () => {
  const { heard, channel } = listening();
  channel.unsubscribeRequestMessage('cmp.panelcontainer', heard);
  post(message);
  expect(heard).not.toHaveBeenCalled();
});
