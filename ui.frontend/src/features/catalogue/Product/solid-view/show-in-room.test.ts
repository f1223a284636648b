/** @jest-environment jsdom */
import { Object3D } from 'three';
import { sceneViewer, showInRoom } from './show-in-room';

const html = `<p class="cmp-product__solid-status" data-failed="It does not work here."></p>
  <button class="cmp-product__solid-room" hidden>See it in your room</button>`;

function show() {
  document.body.innerHTML = html;
  const closed = new AbortController();
  showInRoom(document.body, new Object3D(), closed.signal);
  return { button: document.querySelector('button')!, closed };
}

const desktop = navigator.userAgent;
const use = (userAgent: string) =>
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
afterEach(() => use(desktop));
// jsdom knows no values of `rel`.
beforeEach(() => void jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false));
afterEach(() => jest.restoreAllMocks());

it('shows no button on a device without a viewer', () => {
  expect(show().button.hidden).toBe(true);
});

it('shows the button on Android as long as the dialog is open', () => {
  use('Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/144.0.0.0 Mobile Safari/537.36');
  const { button, closed } = show();
  expect(button.hidden).toBe(false);
  closed.abort();
  expect(button.hidden).toBe(true);
});

it('leads to Android’s viewer with the model in its true size, and back to the page without it', () => {
  const address = sceneViewer(
    'https://ventora.example/r-7.view.glb?v=1&w=2',
    'https://ventora.example/r-7#parts',
  );
  const [place, intent] = address.split('#Intent;');
  expect(Object.fromEntries(new URL(place!.replace('intent:', 'https:')).searchParams)).toEqual({
    file: 'https://ventora.example/r-7.view.glb?v=1&w=2',
    mode: 'ar_preferred',
    resizable: 'false',
  });
  expect(intent).toMatch(/;S\.browser_fallback_url=https%3A%2F%2Fventora\.example%2Fr-7%23parts;end;$/);
});
