/** @jest-environment jsdom */
import { mount } from './LibraryExample.island';

let resized: () => void;
const observe = jest.fn();
const disconnect = jest.fn();
beforeAll(() => {
  globalThis.ResizeObserver = jest.fn((callback: () => void) => {
    resized = callback;
    return { observe, disconnect };
  }) as never;
});

function stage(height: 'content' | 'tall' = 'content') {
  document.body.innerHTML = `<div data-height="${height}"><iframe></iframe></div>`;
  const root = document.body.firstElementChild as HTMLElement;
  const frame = root.querySelector('iframe')!;
  const inside = document.implementation.createHTMLDocument('demo');
  Object.defineProperty(frame, 'contentDocument', { value: inside, configurable: true });
  const measured = (value: number) => {
    inside.body.getBoundingClientRect = () => ({ height: value }) as DOMRect;
  };
  return { root, frame, inside, measured };
}

it('gives the frame the height of its content, and updates it', () => {
  const { root, frame, measured } = stage();
  measured(120.4);
  mount(root);
  frame.dispatchEvent(new Event('load'));
  expect(frame.style.blockSize).toBe('121px');
  measured(300);
  resized();
  expect(frame.style.blockSize).toBe('300px');
});

it('leaves room for overlays', () => {
  const { root, frame, measured } = stage('tall');
  measured(80);
  mount(root);
  frame.dispatchEvent(new Event('load'));
  expect(frame.style.blockSize).toBe('560px');
});

it('lets very long content scroll in its frame', () => {
  const { root, frame, measured } = stage();
  measured(9000);
  mount(root);
  frame.dispatchEvent(new Event('load'));
  expect(frame.style.blockSize).toBe('960px');
});

it('opens links outside the frame, except those within the document', () => {
  const { root, frame, inside, measured } = stage();
  measured(100);
  inside.body.innerHTML = '<a id="out" href="https://a.example/page">Out</a><a id="in" href="#b">In</a>';
  Object.defineProperty(inside, 'URL', { value: 'https://a.example/demo.html' });
  Object.defineProperty(inside.getElementById('in'), 'href', { value: 'https://a.example/demo.html#b' });
  mount(root);
  frame.dispatchEvent(new Event('load'));
  const [out, within] = inside.querySelectorAll('a');
  for (const link of [out!, within!]) link.dispatchEvent(new Event('click', { bubbles: true }));
  expect(out!.target).toBe('_top');
  expect(within!.target).toBe('');
});

it('removes its behaviour when unmounted', () => {
  const { root, frame, measured } = stage();
  measured(100);
  mount(root)();
  frame.dispatchEvent(new Event('load'));
  expect(frame.style.blockSize).toBe('');
  expect(disconnect).toHaveBeenCalled();
});
