import { expect as expectNow, type Page } from '@playwright/test';

/* The page of results, as visitors use it. What is found is the catalogue's: numbers are compared, not named. */

/** The first page waits for the first index, the first choice for React. */
export const PATIENCE = 90_000;
export const expect = expectNow.configure({ timeout: 15_000 });

export const count = (page: Page) => page.locator('.cmp-filterlist__count');
export const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
/** A first choice wakes the list up, and is made by it: click the box, since `check()` would look at it before that. */
export const family = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).first();
export const screw = /^Screw compressors/;

/** The first index is built while the server starts. */
export async function open(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get('/bin/ventora/search')).status(), { timeout: 60_000 })
    .toBe(200);
  await page.goto(address);
}
