import { test as base, type Browser, type Page } from '@playwright/test';

interface WorkerPages {
  /** Reused for each address, with its cache. */
  sheet: Page;
  /** The same without pictures: their space is reserved, and the server takes long to generate them. */
  outline: Page;
}

const aPixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

async function openPage(browser: Browser, baseURL?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  // Each address is opened as by a new visitor.
  await context.addInitScript(() => {
    try {
      localStorage.clear();
    } catch {
      // A frame without an origin keeps nothing.
    }
  });
  return context.newPage();
}

/** Answers every picture with one pixel, by the DevTools protocol because `page.route` disables the browser's cache. */
async function leavePicturesOut(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'image/gif' }],
      body: aPixel,
    };
    // The page may have navigated on meanwhile.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Image' }] });
}

/** One page of each kind for all tests of a worker, which keeps its cache. */
export const test = base.extend<object, WorkerPages>({
  sheet: [
    async ({ browser }, use, { project }) => {
      const page = await openPage(browser, project.use.baseURL);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  outline: [
    async ({ browser }, use, { project }) => {
      const page = await openPage(browser, project.use.baseURL);
      await leavePicturesOut(page);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});
