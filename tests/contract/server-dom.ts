import { MessageChannel } from 'node:worker_threads';
import type { Case } from './every-fixture';
import { drawCase } from './every-fixture';

// react-dom/server asks for a MessageChannel, which jsdom has none of; Node's would keep the process alive.
class ClosedChannel extends MessageChannel {
  constructor() {
    super();
    this.port1.unref();
    this.port2.unref();
  }
}
Object.assign(globalThis, { MessageChannel: globalThis.MessageChannel ?? ClosedChannel });

/** What the server sends for a fixture, as a browser has parsed it. */
export function serverDom(each: Case): HTMLElement {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { renderToString } = require('react-dom/server') as typeof import('react-dom/server');
  const container = document.createElement('div');
  container.innerHTML = renderToString(drawCase(each));
  // A browser takes the attribute for the property's first value; jsdom does not.
  container.querySelectorAll('video').forEach((video) => (video.muted = video.hasAttribute('muted')));
  return container;
}
