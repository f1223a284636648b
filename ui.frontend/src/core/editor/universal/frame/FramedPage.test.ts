/** @jest-environment jsdom */
import { createFramedPage } from './FramedPage';

const ADDRESS = new URL('https://app.example.com/welcome');
const NAME = 'urn:adobe:aue:system:content';

function opened() {
  const frame = { postMessage: jest.fn(), location: { replace: jest.fn() } };
  const element = { contentWindow: frame } as unknown as HTMLIFrameElement;
  const page = createFramedPage(() => undefined);
  const hear = (data: object) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: ADDRESS.origin, source: frame as unknown as Window }),
    );
  const connect = () => {
    hear({ penpal: 'syn' });
    hear({ penpal: 'ack' });
  };
  page.load(element, ADDRESS);
  connect();
  hear({
    penpal: 'call',
    id: 1,
    methodName: 'setUrnMapping',
    args: [{ name: NAME, value: 'aem:https://a' }],
  });
  return { page, element, connect };
}

it('goes on to know where content is stored while the same page is loaded again', () => {
  const { page, element, connect } = opened();
  const seen: unknown[] = [];
  page.subscribe(() => seen.push(page.get().mapping[NAME]));
  page.load(element, ADDRESS);
  connect();
  expect(new Set(seen)).toEqual(new Set(['aem:https://a']));
  expect(page.get().phase).toBe('open');
  page.close();
});

it('forgets it with another page', () => {
  const { page, element } = opened();
  page.load(element, new URL('https://app.example.com/other'));
  expect(page.get()).toMatchObject({ phase: 'loading', mapping: {} });
  page.close();
});
