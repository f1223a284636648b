import type { Page } from '@playwright/test';

/** The response times to a key, ms. */
export interface Keystroke {
  /**
   * From the key to the frame after the one that shows its list; missing if the next key came first, or nothing
   * changed.
   */
  readonly painted?: number;
  /** Of which from request to response. */
  readonly asked?: number;
}

interface Measuring {
  keys: { painted?: number; asked?: number }[];
}

/** Types words into the search box of a page with `ventora.search`, and measures in the page. */
export async function typeAndMeasure(page: Page, words: string, pace: number): Promise<Keystroke[]> {
  await page.evaluate(startMeasuring);
  await page.locator('.search-field__input').focus();
  await page.keyboard.type(words, { delay: pace });
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { measuring: Measuring }).measuring.keys);
}

/** Runs in the page. */
async function startMeasuring(): Promise<void> {
  const box = document.getElementById('box')!;
  if (!box.firstChild) await window.ventora!.search!.mount(box, { widget: 'search-box', action: '/' }).ready;
  const input = box.querySelector('input')!;
  const list = box.querySelector('[role="listbox"]')!;
  input.value = '';
  const measuring: Measuring = { keys: [] };
  Object.assign(window, { measuring });
  let began = 0;
  let current: Measuring['keys'][number] = {};
  input.oninput = ({ timeStamp }) => {
    began = timeStamp;
    current = {};
    measuring.keys.push(current);
  };
  new MutationObserver(() => {
    const key = current;
    const from = began;
    const [asked] = performance.getEntriesByType('resource').slice(-1);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        key.painted ??= performance.now() - from;
        if (asked && asked.startTime >= from) key.asked ??= asked.duration;
      };
      port2.postMessage(0);
    });
  }).observe(list, { childList: true });
}
