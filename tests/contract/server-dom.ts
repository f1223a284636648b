import { MessageChannel } from 'node:worker_threads';
import type { Case } from './every-fixture';
import { drawCase } from './every-fixture';

// react-dom/server needs a MessageChannel, which jsdom does not have; Node's would keep the process running.
class ClosedChannel extends MessageChannel {
  constructor() {
    super();
    this.port1.unref();
    this.port2.unref();
  }
}
Object.assign(globalThis, { MessageChannel: globalThis.MessageChannel ?? ClosedChannel });

/** The server's HTML for a fixture, parsed as by a browser. */
export function serverDom(each: Case): HTMLElement {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { renderToString } = require('react-dom/server') as typeof import('react-dom/server');
  const container = document.createElement('div');
  container.innerHTML = renderToString(drawCase(each));
  // A browser initialises the property from the attribute; jsdom does not.
  container.querySelectorAll('video').forEach((video) => (video.muted = video.hasAttribute('muted')));
  return container;
}
