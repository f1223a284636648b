import type { Page } from '@playwright/test';

/** Waits until fonts, pictures and scripts have loaded, so that two pictures of a document are equal. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.all([document.fonts.ready, ...decoded]);
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].every((island) => {
      const { islandState: state, islandWhen: when = 'visible' } = island.dataset;
      if (state !== 'waiting') return state === 'mounted' || state === 'failed';
      const { height, top, bottom } = island.getBoundingClientRect();
      const isInView = island.checkVisibility() && height > 0 && top < innerHeight && bottom > 0;
      return when === 'interaction' || (when === 'visible' && !isInView);
    }),
  );
}

/**
 * Replaces photographs and videos by flat grey of the same size and shape, since pictures compare components, not
 * photographs. A video's poster, first frame, length and controls depend on the browser's timing; on an opaque ground
 * all are the same grey.
 */
export const withoutPhotographs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .picture__image:not([src$=".svg"]), video { filter: contrast(0) }
      video { background: #808080 }`);
    document.adoptedStyleSheets.push(sheet);
  });
