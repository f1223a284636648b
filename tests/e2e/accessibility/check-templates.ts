import { expect, type Page } from '@playwright/test';
import { axe, faultsOf } from '../axe';
import { turnTag } from '../nightly';
import { test } from '../pages/one-page';
import { counts } from './checked';
import { crawl, leadsBack, missedTabs } from './keyboard-crawl';

/** Two windows of phones, a tablet, a laptop. */
const WIDTHS = [320, 390, 768, 1366];

/**
 * Tests of pages of each template: axe in each window, and the keyboard. The first and the last are tested in turns, all nightly.
 * @param paths content paths
 */
export function checkTemplates(paths: readonly string[]): void {
  paths.forEach((path, index) => {
    checkPage(path, index === 0 || index === paths.length - 1 ? turnTag(index) : '@nightly');
  });
}

function checkPage(path: string, tag: string): void {
  test(
    `${path} passes axe in windows of ${WIDTHS.join(', ')} px`,
    { tag, ...counts('axe') },
    async ({ outline }) => {
      test.slow();
      await outline.emulateMedia({ reducedMotion: 'reduce' });
      await outline.setViewportSize({ width: 1366, height: 900 });
      await open(outline, path);
      for (const width of WIDTHS) {
        await outline.setViewportSize({ width, height: 900 });
        expect.soft((await faultsOf(axe(outline))).slice(0, 5), `${width} px`).toEqual([]);
      }
    },
  );

  test(
    `the Tab key reaches every control of ${path}, and leaves it`,
    { tag, ...counts('keyboard') },
    async ({ outline }) => {
      test.slow();
      await outline.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [1366, 390]) {
        await outline.setViewportSize({ width, height: 900 });
        await open(outline, path);
        const { controls, missed, trap } = await crawl(outline);
        expect.soft(trap, `${width} px`).toBeUndefined();
        expect.soft(missed, `${width} px`).toEqual([]);
        expect(controls).toBeGreaterThan(5);
        expect.soft(await leadsBack(outline), `${width} px`).toBe(true);
      }
      expect(await missedTabs(outline)).toEqual([]);
    },
  );
}

/** A server that is too busy for now asks to try again. */
const open = (page: Page, path: string): Promise<void> =>
  expect(async () => expect((await page.goto(`${path}.html`))?.status()).toBe(200)).toPass();
