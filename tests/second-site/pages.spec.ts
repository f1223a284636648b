import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { axe, faultsOf } from '../e2e/axe';
import { isEvery, turnTag } from '../e2e/nightly';
import { test } from '../e2e/pages/one-page';
import { showingEveryComponent } from '../e2e/pages/site-pages';

/* The pages of the library, as visitors see it on phones and desktops. */

const content = path.resolve(__dirname, '../../model-json/sites/harbour/content');
const root = '/content/harbour/gb';

const pages = readdirSync(content + root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => `${root}/${file.slice(0, -'.json'.length)}`)
  .sort();

/** All of them nightly; otherwise a few that show every component, since more of the same find little. */
const visited = isEvery ? pages : showingEveryComponent(pages, content);

const widths = [390, 1366];

/** Both languages have the same components; French, with its longer words, is audited where space is tightest. */
const isAudited = (address: string, width: number) => address.includes('/gb/en') || width === widths[0];

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Addresses of this site that a page links to or loads, without fragments. */
async function addressesOn(page: Page): Promise<string[]> {
  const all = await page
    .locator('a[href], img[src], link[href]')
    .evaluateAll((elements) =>
      elements.map((element) => (element as HTMLAnchorElement).href || (element as HTMLImageElement).src),
    );
  const { origin } = new URL(page.url());
  const own = all.filter((address) => address.startsWith(`${origin}/`));
  return [...new Set(own.map((address) => address.replace(/#.*/, '')))];
}

const known = new Map<string, number>();

/** The status of an address, requested once. */
async function statusOf(page: Page, address: string): Promise<number> {
  const status = known.get(address) ?? (await page.request.get(address)).status();
  known.set(address, status);
  return status;
}

test('has at least twenty pages in each of two languages', () => {
  for (const language of ['en', 'fr'])
    expect(pages.filter((page) => page.includes(`/gb/${language}`)).length).toBeGreaterThanOrEqual(20);
});

for (const [index, address] of visited.map((page) => `${page}.html`).entries())
  test(
    `${address} fits phones and desktops, passes axe and has no dead link`,
    { tag: turnTag(index) },
    async ({ outline: page }) => {
      await page.setViewportSize({ width: widths[0]!, height: 844 });
      expect((await page.goto(address))!.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await overflowOf(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
        if (isAudited(address, width)) expect(await faultsOf(axe(page)), `axe at ${width} px`).toEqual([]);
      }
      // One at a time: the server limits how many pages it renders for a client at once.
      const statuses: string[] = [];
      for (const to of await addressesOn(page)) statuses.push(`${await statusOf(page, to)} ${to}`);
      expect(statuses.filter((status) => !status.startsWith('200'))).toEqual([]);
    },
  );

test('sets no cookies, asks for no consent, and loads nothing from other hosts', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => !url.startsWith(`${baseURL!}/`) && !url.startsWith('data:'))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await expect(page.locator('[data-open-consent]')).toHaveCount(0);
});
