import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { examplesByPage, type Example } from './library-examples';

/* Each example of the component library against the picture that was last agreed on. */

const recorded = path.join(__dirname, 'baselines/browser.txt');

const phone = { width: 390, height: 640 };
const desk = { width: 800, height: 640 };
const wide = { width: 1366, height: 640 };

/** Letters and edges come out a little different in another version; a difference would mean nothing. */
test.beforeAll(({ browser }, { config }) => {
  const version = `Chromium ${browser.version().split('.')[0]}`;
  if (config.updateSnapshots === 'changed') {
    mkdirSync(path.dirname(recorded), { recursive: true });
    writeFileSync(recorded, `${version}\n`);
  }
  const agreed = existsSync(recorded) ? readFileSync(recorded, 'utf8').trim() : undefined;
  test.skip(
    agreed !== version,
    `the pictures are of ${agreed ?? 'no browser yet'}, this is ${version}; run npm run visual:update`,
  );
});

for (const [name, examples] of examplesByPage) {
  test(`${name} looks as agreed`, async ({ page }) => {
    test.setTimeout(15_000 + examples.length * 4000);
    for (const example of examples) {
      await look(page, name, example, example.isFullWidth ? wide : desk);
      if (example.isDefault) await look(page, name, example, phone, '-phone');
    }
  });
}

async function look(
  page: Page,
  name: string,
  { name: example, address, isTall }: Example,
  viewport: { width: number; height: number },
  suffix = '',
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(`${address}?motion=reduce`);
  await settled(page);
  const [elements, height] = await page.evaluate(() => [
    document.body.childElementCount,
    document.body.getBoundingClientRect().height,
  ]);
  // An empty component: there is no picture of nothing.
  if (elements === 0) return;
  const clip = {
    x: 0,
    y: 0,
    width: viewport.width,
    height: isTall ? viewport.height : Math.min(Math.ceil(height), 1200),
  };
  await expect
    .soft(page)
    .toHaveScreenshot([...name.split('/'), `${example}${suffix}.png`], { clip, fullPage: !isTall });
}

/** Fonts, pictures and behaviour are there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await expect(page.locator('[data-island-state="loading"]')).toHaveCount(0);
}
