/** @jest-environment jsdom */
import { keysScrollAtOnce } from './keys-scroll-at-once';

const { style } = document.documentElement;
const happens = (event: string) => document.body.dispatchEvent(new Event(event, { bubbles: true }));

beforeAll(keysScrollAtOnce);

it('scrolls at once from the first key on, also where a widget keeps the key to itself', () => {
  document.body.addEventListener('keydown', (event) => event.stopPropagation());
  happens('keydown');
  expect(style.scrollBehavior).toBe('auto');
});

it('leaves scrolling to the style sheet once the page is touched or clicked', () => {
  happens('pointerdown');
  expect(style.scrollBehavior).toBe('');
});
