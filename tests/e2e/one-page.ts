import { test as base, type Page } from '@playwright/test';

/** One page for all tests of a worker: what it has fetched once, it keeps. */
export const test = base.extend<object, { sheet: Page }>({
  sheet: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL });
      // Each address is opened by somebody who comes for the first time.
      await context.addInitScript(() => {
        try {
          localStorage.clear();
        } catch {
          // A frame without an origin keeps nothing.
        }
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
