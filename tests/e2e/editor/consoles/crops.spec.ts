import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { axe, faded, faultsOf } from '../../axe';
import { required } from '../../../../shared/checked/required';
import { author, expect, test } from '../sample-page';
import { dropFiles, folderFor, sling } from './asset-story';

/** Red on its left half, blue on its right one; a red of its own, since the same bytes again would be recognised. */
async function halves(): Promise<Buffer> {
  const size = { width: 600, height: 900, channels: 3 as const };
  const blue = await sharp({ create: { ...size, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({
    create: { ...size, width: 1200, background: { r: 255, g: randomInt(80), b: randomInt(40) } },
  })
    .composite([{ input: blue, left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** The teaser's picture as a visitor's browser has chosen it. */
async function seenPicture(page: Page, request: APIRequestContext, address: string) {
  const img = page.locator('.cmp-teaser img');
  // What is published arrives a little later.
  await expect(async () => {
    await page.goto(address);
    await expect(img).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await img.scrollIntoViewIfNeeded();
  await expect
    .poll(() => img.evaluate((one: HTMLImageElement) => one.complete && one.currentSrc))
    .toBeTruthy();
  const src = await img.evaluate((one: HTMLImageElement) => one.currentSrc);
  const [, , blue] = (await sharp(await (await request.get(src)).body()).stats()).channels;
  const ratio = await img.evaluate((one: HTMLImageElement) => one.naturalWidth / one.naturalHeight);
  return { src, ratio, blue: Math.round(required(blue, 'A channel for blue').mean) };
}

test(
  'an author chooses by keyboard the part of a picture that teasers show, and visitors see it once it is published',
  { tag: '@nightly' },
  async ({ page, sample, request, baseURL }) => {
    const folder = await folderFor(request);
    await page.goto(`${author}/assets.html${folder}?view=list`);
    await expect(page.getByText('Nothing is in this folder')).toBeVisible();
    await dropFiles(page, { 'halves.jpg': await halves() });
    await expect(page.getByRole('row', { name: /halves\.jpg/ })).toBeVisible();
    await sample.addTeaser();
    await sample.post(`${sample.main}/intro/teaser`, {
      fileReference: `${folder}/halves.jpg`,
      imageFromPageImage: 'false',
      alt: 'Two colours',
    });
    const publish = (path: string) =>
      sling(request, '/bin/replicate.json', { cmd: 'Activate', path, references: 'true' });
    await publish(sample.path);
    const visitor = await page.context().newPage();
    const seen = () => seenPicture(visitor, request, `${baseURL}${sample.path}.html`);
    const whole = await seen();
    expect(whole.ratio).toBeCloseTo(4 / 3, 1);
    expect(whole.src).not.toContain('crop-');

    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Alt+Enter');
    const dialog = page.getByRole('dialog');
    const ratio = dialog.getByRole('radio', { name: '3 : 2' });
    await ratio.focus();
    await page.keyboard.press('Space');
    await expect(ratio).toBeChecked();
    await dialog.getByRole('button', { name: 'Choose a crop' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Size').focus();
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('PageDown');
    await dialog.getByRole('group', { name: 'Crops' }).getByLabel('From the left').focus();
    await page.keyboard.press('End');
    await faded(page);
    expect(await faultsOf(axe(page).exclude('iframe'))).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect((await seen()).src).toBe(whole.src);

    await publish(`${folder}/halves.jpg`);
    await expect.poll(async () => (await seen()).src).toContain('crop-');
    const part = await seen();
    expect(part.ratio).toBeCloseTo(3 / 2, 1);
    expect(whole.blue).toBeLessThan(150);
    expect(part.blue).toBeGreaterThan(230);
  },
);
