import { chromium } from 'playwright';
import { createRequire } from 'node:module';
const require = createRequire('/tmp/w/publish/');
const { findBrowser } = require('./scripts/ensure-browser');
const A = 'http://localhost:15512';
const [, , out = '/tmp/w/shots'] = process.argv;
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const width of [390, 768, 1366, 1920]) {
  const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 900 } });
  page.on('console', (m) => m.type() === 'error' && console.log(width, m.text()));
  page.setDefaultTimeout(120000); await page.goto(`${A}/editor.html/content/ventora/gb/en/products.html`);
  await page.getByRole('tree', { name: 'Content of the page' }).locator('[data-path]').first().waitFor({ timeout: 60000 });
  const choose = async (name) => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    if (width === 1366 || width === 390) await page.screenshot({ path: `${out}/menu-${width}.png` });
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Manage publication…');
  await page.getByRole('grid').waitFor();
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${out}/publish-${width}.png` });
  await page.getByRole('radio', { name: 'Later' }).click();
  const below = page.getByRole('checkbox', { name: /below/ });
  if (await below.isEnabled()) await below.click({ force: true });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}/publish-later-${width}.png` });
  await page.keyboard.press('Escape');
  await page.waitForTimeout(400);
  await choose('Unpublish…');
  await page.getByRole('grid').waitFor();
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${out}/unpublish-${width}.png` });
  await page.close();
}
await browser.close();
