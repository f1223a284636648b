import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { axe, faultsOf } from '../axe';

test(
  'a product is turned in 3D by keyboard alone, and nothing of it is loaded before',
  { tag: '@turn-2' },
  async ({ page }) => {
    // A model that nobody has asked for yet is made first, in a thread that a busy machine gives little time.
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/products/filters/fine/ff-6.html');
    const button = page.getByRole('button', { name: '3D view' });
    await expect(button).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    expect(asked.filter((url) => url.includes('.view.glb'))).toEqual([]);

    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '3D view: FF 6' });
    const stage = dialog.getByRole('application', { name: '3D model of FF 6, 90 × 90 × 210 mm' });
    await expect(stage.locator('canvas')).toBeVisible({ timeout: 120_000 });
    expect(asked.slice(before).filter((url) => url.includes('.view.glb'))).toHaveLength(1);
    await expect(dialog.getByRole('button', { name: 'Air inlet, G ⅜' })).toBeVisible();

    expect(await faultsOf(axe(page))).toEqual([]);

    const outlet = stage.getByText('B', { exact: true });
    const place = await outlet.boundingBox();
    await stage.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await outlet.boundingBox()).not.toEqual(place);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('canvas')).toHaveCount(0);
  },
);

for (const status of [404, 503]) {
  test(
    `a visitor is told that the 3D view does not work if the model’s answer is ${status}, and can try the file`,
    { tag: '@turn-2' },
    async ({ page }) => {
      await page.route('**/*.view.glb', (route) => route.fulfill({ status, body: 'Not now' }));
      await page.goto('/products/filters/fine/ff-6.html');
      await page.getByRole('button', { name: '3D view' }).click();
      const dialog = page.getByRole('dialog', { name: '3D view: FF 6' });
      await expect(dialog.getByRole('status')).toHaveText('The 3D view does not work here.');
      await expect(dialog.getByRole('link', { name: 'Download the 3D model' })).toBeVisible();
      expect(await faultsOf(axe(page))).toEqual([]);
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(dialog).toBeHidden();
    },
  );
}

/** What the visitor's device would be given. */
interface Opened {
  readonly rel: string;
  readonly hash: string;
  readonly bytes: number[];
}

test(
  'on a device with Quick Look, a visitor sees the product in their room, in its true size',
  { tag: '@turn-2' },
  async ({ page }) => {
    test.slow();
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = (token) => token === 'ar';
      // The pages' policy lets nothing fetch the file by its address.
      const files: Blob[] = [];
      const addressOf = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file: Blob) => {
        files.push(file);
        return addressOf(file);
      };
      HTMLAnchorElement.prototype.click = function () {
        const { rel, hash } = this;
        const opened = files[0]!
          .arrayBuffer()
          .then((buffer) => ({ rel, hash, bytes: [...new Uint8Array(buffer)] }));
        Object.assign(window, { opened });
      };
    });
    await page.goto('/products/filters/fine/ff-6.html');
    await page.getByRole('button', { name: '3D view' }).click();
    const dialog = page.getByRole('dialog', { name: '3D view: FF 6' });
    await dialog.getByRole('button', { name: 'See it in your room' }).click({ timeout: 120_000 });
    await page.waitForFunction(() => 'opened' in window);
    const opened = await page.evaluate(() => (window as unknown as { opened: Promise<Opened> }).opened);
    expect([opened.rel, opened.hash]).toEqual(['ar', '#allowsContentScaling=0']);
    const { 'model.usda': model, ...parts } = unzipSync(Uint8Array.from(opened.bytes));
    const scene = strFromU8(model!);
    expect(scene).toContain('metersPerUnit = 1');
    expect(scene).toContain('upAxis = "Y"');
    const shapes = Object.values(parts).map((part) => strFromU8(part));
    expect(shapes.length).toBeGreaterThan(0);
    expect(shapes.filter((shape) => !/point3f\[\] points = \[\(/.test(shape))).toEqual([]);
    expect(await faultsOf(axe(page))).toEqual([]);
  },
);
