/** @jest-environment jsdom */
import type { IslandModule } from './Island';
import { startIslands } from './start-islands';
import { stopIslands } from './stop-islands';

const unmount = jest.fn();
const mount = jest.fn((_root: HTMLElement) => unmount);
const load = jest.fn((): Promise<IslandModule> => Promise.resolve({ mount }));
const report = jest.fn();

/** Triggers the browser's IntersectionObserver. */
let seen: (isIntersecting: boolean) => void = () => {};
const disconnect = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  mount.mockReturnValue(unmount);
  load.mockResolvedValue({ mount });
  jest.useFakeTimers();
  history.replaceState(null, '', location.pathname);
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      seen = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect = disconnect;
  } as never;
  window.requestIdleCallback = ((call: () => void) => setTimeout(call, 50)) as never;
});
afterEach(() => jest.useRealTimers());

function put(when: string | undefined, inner = '<button type="button">Next</button>'): HTMLElement {
  document.body.innerHTML = `<div data-island="thing"${when ? ` data-island-when="${when}"` : ''}>${inner}</div>`;
  startIslands(document, { thing: load }, report);
  return document.querySelector<HTMLElement>('[data-island]')!;
}
const settle = () => jest.advanceTimersByTimeAsync(0);
const state = () => document.querySelector<HTMLElement>('[data-island]')!.dataset.islandState;

it('mounts a load island at once', async () => {
  const root = put('load');
  expect(state()).toBe('loading');
  await settle();
  expect(mount).toHaveBeenCalledWith(root);
  expect(state()).toBe('mounted');
});

it('by default mounts an island when it comes into view', async () => {
  put(undefined);
  seen(false);
  await settle();
  expect([state(), load.mock.calls.length]).toEqual(['waiting', 0]);
  seen(true);
  await settle();
  expect(state()).toBe('mounted');
  expect(disconnect).toHaveBeenCalled();
});

it('mounts an idle island when the browser is idle', async () => {
  put('idle');
  await jest.advanceTimersByTimeAsync(40);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(mount).toHaveBeenCalled();
});

it('holds back the first click on a form’s button until the form can show its own messages', async () => {
  document.body.innerHTML =
    '<form data-island="thing" data-island-when="interaction"><input required /><button type="submit">Send</button></form>';
  const form = document.querySelector('form')!;
  const bubble = jest.fn();
  form.addEventListener('invalid', bubble, true);
  mount.mockImplementation((root) => {
    (root as HTMLFormElement).noValidate = true;
    return unmount;
  });
  const submitted = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  startIslands(document, { thing: load }, report);
  document.querySelector('button')!.click();
  expect([bubble.mock.calls.length, submitted.mock.calls.length]).toEqual([0, 0]);
  await settle();
  expect(submitted).toHaveBeenCalledTimes(1);
});

it('mounts an idle island soon even without requestIdleCallback', async () => {
  window.requestIdleCallback = undefined as never;
  put('idle');
  await jest.advanceTimersByTimeAsync(250);
  expect(mount).toHaveBeenCalled();
});

it.each(['pointerenter', 'pointerdown', 'focusin'])(
  'mounts an interaction island at the first sign of use: %s',
  async (sign) => {
    put('interaction');
    await settle();
    expect(load).not.toHaveBeenCalled();
    document.querySelector('button')!.dispatchEvent(new Event(sign, { bubbles: sign !== 'pointerenter' }));
    await settle();
    expect(mount).toHaveBeenCalledTimes(1);
  },
);

it('mounts an island at once if the address’s hash names something in it', async () => {
  history.replaceState(null, '', '#there');
  put('interaction', '<p id="there"></p>');
  await settle();
  expect(mount).toHaveBeenCalled();
});

it('tolerates an address with an invalid encoding', () => {
  history.replaceState(null, '', '#%E0%A4%A');
  put('interaction');
  expect(state()).toBe('waiting');
});

it('repeats a click from before an island was mounted', async () => {
  const clicked = jest.fn();
  mount.mockImplementation((root) => {
    root.addEventListener('click', clicked);
    return unmount;
  });
  put('interaction');
  document.querySelector('button')!.click();
  expect(clicked).not.toHaveBeenCalled();
  await settle();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('does not hold back links and forms, which work without scripts', async () => {
  put('interaction', '<a href="#x">x</a><form><button>Search</button></form>');
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submitted);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')!.dispatchEvent(click);
  document.querySelector('button')!.click();
  expect(click.defaultPrevented).toBe(false);
  expect(submitted).toHaveBeenCalled();
});

it('leaves a click to the inner island', async () => {
  const clicked = jest.fn();
  put(
    'interaction',
    '<div data-island="inner" data-island-when="interaction"><button type="button">Inner</button></div>',
  );
  const inner = document.querySelector('[data-island="inner"]')!;
  inner.addEventListener('click', clicked, true);
  document.querySelector('button')!.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('mounts an island once, however often it is triggered or started', async () => {
  put('interaction');
  document.querySelector('button')!.click();
  document.querySelector('button')!.dispatchEvent(new Event('focusin', { bubbles: true }));
  startIslands(document, { thing: load }, report);
  await settle();
  startIslands(document, { thing: load }, report);
  await settle();
  expect(mount).toHaveBeenCalledTimes(1);
});

it('mounts islands that were added before another start', async () => {
  put('load');
  await settle();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="later" data-island="thing" data-island-when="load"></div>',
  );
  startIslands(document, { thing: load }, report);
  await settle();
  expect(mount).toHaveBeenLastCalledWith(document.getElementById('later'));
});

it('retries a chunk that failed to load', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  put('load');
  await jest.advanceTimersByTimeAsync(900);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(state()).toBe('mounted');
  expect(report).not.toHaveBeenCalled();
});

it('gives up after the second failure, reports it and keeps the page’s own HTML', async () => {
  const failure = new Error('Loading chunk 7 failed.');
  load.mockRejectedValue(failure);
  const root = put('load');
  await jest.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(state()).toBe('failed');
  expect(report).toHaveBeenCalledWith('thing', failure, root);
  expect(root).toHaveTextContent('Next');
});

it('reports an island that throws, and mounts the others', async () => {
  mount.mockImplementationOnce(() => {
    throw new TypeError('no track');
  });
  document.body.innerHTML =
    '<i data-island="thing" data-island-when="load"></i><b data-island="thing" data-island-when="load"></b>';
  startIslands(document, { thing: load }, report);
  await settle();
  expect(document.querySelector<HTMLElement>('i')!.dataset.islandState).toBe('failed');
  expect(document.querySelector<HTMLElement>('b')!.dataset.islandState).toBe('mounted');
});

it('names the known islands when one is unknown', async () => {
  document.body.innerHTML = '<div data-island="thimg" data-island-when="load"></div>';
  startIslands(document, { thing: load }, report);
  await settle();
  expect(report.mock.calls[0][1]).toEqual(new Error('no island is named "thimg"; known: thing'));
});

it('unmounts islands that were removed from the page', async () => {
  const root = put('load');
  await settle();
  stopIslands(root.parentElement!);
  stopIslands(root);
  stopIslands(document.createTextNode('nothing'));
  expect(unmount).toHaveBeenCalledTimes(1);
});
