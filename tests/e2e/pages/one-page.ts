import { test as base, type Browser, type Page } from '@playwright/test';

interface WorkerPages {
  /** Opened again at each address, with all that belongs to it. */
  sheet: Page;
  /** The same without pictures: they have their room anyway, and to draw them takes the server longer than all the rest. */
  outline: Page;
}

const aPixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

async function openPage(browser: Browser, baseURL?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  // Each address is opened by somebody who comes for the first time.
  await context.addInitScript(() => {
    try {
      localStorage.clear();
    } catch {
      // A frame without an origin keeps nothing.
    }
  });
  return context.newPage();
}

/** Answers every picture with one pixel. By the protocol, since `page.route` switches the browser's cache off. */
async function leavePicturesOut(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'image/gif' }],
      body: aPixel,
    };
    // The page may have gone on meanwhile.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Image' }] });
}

/** One page of each kind for all tests of a worker: what it has fetched once, it keeps. */
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
