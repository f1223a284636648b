import type { Page } from '@playwright/test';

/**
 * Has a page draw all of itself, also what is far below the window (Container.scss): until then that counts with its usual
 * height only, and is blank on a screenshot of the whole page.
 */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const late of document.querySelectorAll<HTMLElement>('.aem-GridColumn, .cmp-footer'))
      late.style.contentVisibility = 'visible';
  });
