import { expect, type Page } from '@playwright/test';
import { sections } from '../large-page';

/** From the address to the last component in Puck's frame, in ms. */
export async function measurePuckOpening(page: Page, origin: string): Promise<number> {
  await page.goto(origin, { waitUntil: 'commit' });
  await page.waitForFunction(
    (count) => {
      const drawn = document.querySelector('iframe')?.contentDocument;
      return drawn !== null && drawn !== undefined && drawn.querySelectorAll('article').length === count;
    },
    sections * 4,
    { polling: 'raf', timeout: 60_000 },
  );
  return page.evaluate(() => performance.now());
}

/**
 * Changes a title in the field beside the page.
 *
 * @returns from the input to the end of the first frame that shows it on the page, ms. Puck stores nothing meanwhile.
 */
export async function measurePuckEdit(page: Page, turn: number): Promise<number> {
  const title = page
    .frameLocator('iframe')
    .locator('h2')
    .nth(turn % sections);
  await title.click();
  // Puck draws its fields twice, once for a phone.
  const field = page.getByRole('textbox', { name: 'text', exact: true });
  await expect(field).toHaveValue(await title.innerText());
  return field.evaluate((input: HTMLInputElement, wanted) => {
    const drawn = document.querySelector('iframe')!.contentDocument!;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const start = performance.now();
    write.call(input, wanted);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return new Promise<number>((resolve) => {
      const look = () => {
        if (![...drawn.querySelectorAll('h2')].some((one) => one.textContent === wanted))
          return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      };
      look();
    });
  }, `Measured ${turn}`);
}
