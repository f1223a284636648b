import { expect as expectNow, type Page } from '@playwright/test';

/* The page of results, as visitors use it. Results depend on the catalogue, so tests compare numbers, not names. */

/** The first page waits for the first index, the first choice for React. */
export const PATIENCE = 90_000;
export const expect = expectNow.configure({ timeout: 15_000 });

export const count = (page: Page) => page.locator('.cmp-filterlist__count');
export const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
/** The first click also hydrates the list: click the box, since `check()` would read its state too early. */
export const family = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).first();
export const screw = /^Screw compressors/;

/** The first index is built while the server starts. */
export async function open(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get('/bin/ventora/search')).status(), { timeout: 60_000 })
    .toBe(200);
  await page.goto(address);
}
