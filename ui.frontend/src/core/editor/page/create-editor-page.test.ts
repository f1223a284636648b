/** @jest-environment jsdom */
import { afterPaint } from '../../kit/after-paint';
import { createEditorPage, type PageWindow } from './create-editor-page';
import { partly } from '../../../../../shared/testing/partly';

const root = '/content/site/page/jcr:content/root';

beforeAll(() => {
  Object.assign(globalThis, {
    CSS: { escape: (text: string) => text },
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
beforeEach(() => {
  document.body.innerHTML = `<div data-cq-data-path="${root}">
    <div data-cq-data-path="${root}/tabs"><div data-panelcontainer="tabs"></div></div></div>`;
});

const open = () => createEditorPage(partly<PageWindow>(window));
const frames = () => new Promise<void>((resolve) => afterPaint(() => afterPaint(resolve)));

it('knows what is editable once the template’s rule is set', () => {
  const page = open();
  expect(page.get(`${root}/tabs`)?.editable).toBe(false);
  page.setContent(
    (path) => path.startsWith(`${root}/`),
    () => '',
  );
  expect(page.get(`${root}/tabs`)?.editable).toBe(true);
  page.close();
});

it('hides placeholders that the template does not let authors fill', () => {
  const part = (name: string) =>
    `<div data-cq-data-path="${root}/${name}"><div class="cq-placeholder" data-emptytext="${name}"></div></div>`;
  document.body.innerHTML = part('breadcrumb') + part('main/title');
  const page = open();
  const hidden = () =>
    [...document.querySelectorAll<HTMLElement>('.cq-placeholder')].map(
      ({ style }) => style.display === 'none',
    );
  expect([page.editables().length, hidden()]).toEqual([2, [false, false]]);
  page.setContent(
    (path) => path.startsWith(`${root}/main/`),
    () => '',
  );
  expect([page.editables().length, hidden()]).toEqual([2, [true, false]]);
  page.setContent(
    (path) => path.startsWith(`${root}/`),
    () => '',
  );
  expect([page.editables().length, hidden()]).toEqual([2, [false, false]]);
  page.close();
});

it('reports a redraw once per frame, and finds new elements', async () => {
  const page = open();
  const listener = jest.fn();
  page.onChange(listener);
  for (const name of ['a', 'b'])
    document
      .querySelector(`[data-cq-data-path="${root}"]`)!
      .insertAdjacentHTML('beforeend', `<div data-cq-data-path="${root}/${name}"></div>`);
  await frames();
  expect(listener.mock.calls).toEqual([['layout']]);
  expect(page.get(`${root}/b`)).toBeDefined();
  page.close();
});

it('passes an update to the page and waits until it is drawn', async () => {
  const page = open();
  const heard = jest.fn();
  const hear = (event: Event) => {
    heard((event as CustomEvent).detail.msg);
    setTimeout(() => window.dispatchEvent(new Event('cq-async-content-loaded')), 10);
  };
  window.addEventListener('cq-pagemodel-update', hear);
  await page.update({ cmd: 'delete', path: `${root}/tabs` });
  expect(heard).toHaveBeenCalledWith({ cmd: 'delete', path: `${root}/tabs` });
  window.removeEventListener('cq-pagemodel-update', hear);
  page.close();
});

it('asks tabs to show a panel with a Core Components message', async () => {
  const page = open();
  const heard = new Promise((resolve) =>
    window.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  );
  page.showPanel(`${root}/tabs`, 2);
  expect(await heard).toEqual({
    channel: 'cqauthor',
    request: 'cmp.panelcontainer',
    data: { type: 'cmp-tabs', id: `${root}/tabs`, operation: 'navigate', index: 2 },
  });
  page.close();
});
