import { axe, faded } from '../axe';
import type { Page } from '@playwright/test';
import { author, expect, test } from './sample-page';

async function faults(page: Page): Promise<string[]> {
  await faded(page);
  const { violations } = await axe(page).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test(
  'the editor is accessible with panels, a selection and a dialog open',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await sample.item('intro/title').focus();
    await expect(page.getByRole('button', { name: 'Configure (Enter)' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Content tree' }).click();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Assets' }).click();
    await expect(page.locator('.ed-assets__item').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await sample.item('intro/title').focus();
    await page.keyboard.press('Insert');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  },
);

test(
  'the layout does not shift when the bar’s text changes',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Not published')).toBeVisible();
    const places = async () => [
      (await bar.boundingBox())!.height,
      ...(await Promise.all((await bar.getByRole('button').all()).map((button) => button.boundingBox()))),
    ];
    const short = await places();
    await bar.locator('.ed-state__text').evaluateAll((texts) => {
      for (const text of texts) text.textContent = 'Changed since publication on 23 Nov 2026, 04:12';
    });
    expect(await places()).toEqual(short);
  },
);

test(
  'a laptop beside the side panel shows the page at a desktop’s width, scaled down, and at other sizes',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    const frame = page.locator('iframe');
    const sizes = () =>
      frame.evaluate((element) => [element.clientWidth, Math.round(element.getBoundingClientRect().width)]);
    const [laidOut = 0, shown = 0] = await sizes();
    expect(laidOut).toBe(1366);
    expect(shown).toBeLessThan(1100);
    await expect(sample.frame.locator('.cmp-header').getByText('After-sales').first()).toBeVisible();
    await page.getByRole('button', { name: /Zoom/ }).click();
    await page.getByRole('option', { name: '50 %', exact: true }).click();
    await expect.poll(async () => (await sizes())[1]).toBe(shown);
    const box = await sample.item('intro/title').boundingBox();
    const heading = await sample.frame
      .getByRole('heading', { name: 'Dry air for paint shops' })
      .boundingBox();
    expect(Math.abs((box?.y ?? 0) - (heading?.y ?? 0))).toBeLessThan(2);
  },
);

test('a missing page is reported, with a link to continue', { tag: '@nightly' }, async ({ page, sample }) => {
  await sample.open();
  await page.evaluate(() => {
    history.pushState(null, '', '/editor.html/content/ventora/gb/en/never-was.html');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  const [said, next] = [
    page.getByText(/may have been moved or/),
    page.getByRole('button', { name: 'All pages' }),
  ];
  // The link is beside the message, not at the bottom of the window.
  expect((await next.boundingBox())!.y - (await said.boundingBox())!.y).toBeLessThan(160);
  await next.click();
  await expect(page).toHaveURL(`${author}/sites.html/content/ventora/gb/en/never-was`);
});

test(
  'in preview the page is interactive, and following a link opens that page for editing',
  { tag: '@turn-7' },
  async ({ page, sample }) => {
    await sample.open();
    await page.getByRole('radio', { name: 'Preview' }).click();
    const tabs = sample.frame.locator('.cmp-tabs');
    const service = tabs.getByRole('tab', { name: 'Service' });
    // Preview reloads the page, which becomes interactive shortly after rendering.
    await expect(async () => {
      await service.click();
      await expect(service).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
    }).toPass();
    await sample.frame.locator('.cmp-header a[href="/content/ventora/gb/en.html"]').first().click();
    await expect(page).toHaveURL(`${author}/editor.html/content/ventora/gb/en.html`);
    await page.getByRole('radio', { name: 'Edit' }).click();
    await expect(
      page.locator('[data-path="/content/ventora/gb/en/jcr:content/root/main/hero"]'),
    ).toBeAttached();
  },
);

test(
  'an author previews the page on a phone, upright and rotated',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    const width = () => page.locator('iframe').evaluate((frame) => frame.clientWidth);
    await page.getByRole('button', { name: /Screen/ }).click();
    await page.getByRole('option', { name: /Phone/ }).click();
    expect(await width()).toBe(390);
    await page.getByRole('button', { name: 'Turn the screen' }).click();
    expect(await width()).toBe(844);
    await sample.item('intro/title').focus();
    const box = (await sample.item('intro/title').boundingBox())!;
    const drawn = (await sample.frame
      .getByRole('heading', { name: 'Dry air for paint shops' })
      .boundingBox())!;
    expect(drawn.y).toBeGreaterThanOrEqual(box.y - 1);
    expect(drawn.y).toBeLessThan(box.y + box.height);
  },
);

test(
  'an author previews the page at any width, and on a tablet upright and rotated',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    await page.getByRole('button', { name: 'Side panel' }).click();
    const width = () => page.locator('iframe').evaluate((frame) => frame.clientWidth);
    const screen = async (name: RegExp) => {
      await page.getByRole('button', { name: /Screen/ }).click();
      await page.getByRole('option', { name }).click();
    };
    await screen(/Custom width/);
    const pixels = page.getByRole('textbox', { name: 'Width in pixels' });
    await pixels.fill('520');
    await pixels.press('Enter');
    await expect.poll(width).toBe(520);
    // The field itself refuses widths narrower than any phone.
    await pixels.fill('12');
    await pixels.press('Enter');
    await expect(pixels).toHaveValue('320');
    await expect.poll(width).toBe(320);
    await screen(/Tablet/);
    await expect.poll(width).toBe(768);
    await page.getByRole('button', { name: 'Turn the screen' }).click();
    await expect.poll(width).toBe(1024);
    await screen(/Desktop/);
    await expect.poll(width).toBeGreaterThan(1200);
  },
);
