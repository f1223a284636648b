import { expect as see } from '@playwright/test';
import { WKND } from '../filevault/maven-central';
import { compareLooks } from './compare-looks';
import { MigratedSite } from './MigratedSite';

/* WKND's packages, migrated into a site of its own, on author and publish in Chromium. */

const MINUTE = 60_000;
jest.setTimeout(10 * MINUTE);
const patient = see.configure({ timeout: 2 * MINUTE });

const FRAGMENTS = '/content/experience-fragments/wknd/language-masters/en/site';
const PAGE = '/content/wknd/us/en.html';

let site: MigratedSite | undefined;
beforeAll(async () => {
  site = await MigratedSite.start('guides', WKND, PAGE);
}, 30 * MINUTE);
afterAll(() => site?.stop());
afterEach(() => expect(site?.faults.splice(0) ?? []).toEqual([]));

it('looks as it did when it was last read by eye, on each page', async () => {
  if (!site) return;
  expect(await compareLooks(site, 'wknd', await site.pagesBelow('/content/wknd'))).toEqual([]);
});

it('lets an author change a text in a dialog and publish it, and visitors read it', async () => {
  if (!site) return;
  const footer = `${FRAGMENTS}/footer/master`;
  const editor = await site.open(`${site.author}/editor.html${footer}.html`);
  const frame = editor.frameLocator('iframe');
  await patient(frame.getByRole('heading', { name: 'Follow Us' })).toBeVisible();
  await editor
    .locator(`[role=treeitem][data-path="${footer}/jcr:content/root/container/container/title"]`)
    .first()
    .focus();
  await editor.keyboard.press('Enter');
  const dialog = editor.getByRole('dialog', { name: 'Title' });
  await dialog.getByRole('textbox').first().fill('Follow the herd');
  await editor.keyboard.press('Control+Enter');
  await patient(dialog).toHaveCount(0);
  await patient(frame.getByRole('heading', { name: 'Follow the herd' })).toBeVisible();
  await editor.close();

  const visitor = await site.open(`${site.publish}${PAGE}`);
  await patient(visitor.getByRole('heading', { name: 'Follow Us' })).toBeVisible();
  await site.activate(footer);
  await patient(async () => {
    await visitor.reload({ waitUntil: 'domcontentloaded' });
    await see(visitor.getByRole('heading', { name: 'Follow the herd' })).toBeVisible();
  }).toPass();
  await visitor.close();
});

it('shows authors a component without a counterpart as a box with its title and type, and visitors nothing of it', async () => {
  if (!site) return;
  const editor = await site.open(`${site.author}/editor.html${FRAGMENTS}/header/master.html`);
  const box = editor.frameLocator('iframe').getByRole('note').first();
  await patient(box).toContainText('WKND Sign in/Sign out Buttons (sign-in-buttons)');
  await patient(box).toContainText('“wknd/components/form/sign-in-buttons”');
  await editor.close();
  const visitor = await site.open(`${site.publish}${PAGE}`);
  await patient(visitor.getByRole('img', { name: 'WKND Logo' }).first()).toBeVisible();
  await patient(visitor.getByText(/sign-in-buttons|Sign in\/Sign out/)).toHaveCount(0);
  await visitor.close();
});

it('has one main part, between header and footer, to which the skip link leads', async () => {
  if (!site) return;
  const visitor = await site.open(`${site.publish}${PAGE}`);
  const main = visitor.getByRole('main');
  await patient(main).toHaveCount(1);
  // The package's pages are empty but for header and footer.
  await patient(main.getByRole('heading')).toHaveCount(0);
  await patient(visitor.getByRole('heading', { name: 'Follow' })).toHaveCount(1);
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.press('Enter');
  await patient(main).toBeFocused();
  await visitor.close();
});

it('has the landmarks that WKND’s policies name, in the editor too', async () => {
  if (!site) return;
  const visitor = await site.open(`${site.publish}${PAGE}`);
  await patient(visitor.getByRole('banner')).toHaveCount(1);
  await patient(visitor.getByRole('banner').getByRole('img', { name: 'WKND Logo' })).toHaveCount(1);
  await patient(visitor.getByRole('contentinfo').getByRole('heading', { name: 'Follow' })).toHaveCount(1);
  await visitor.close();
  const editor = await site.open(`${site.author}/editor.html${PAGE}`);
  const frame = editor.frameLocator('iframe');
  await patient(frame.getByRole('banner').getByRole('img', { name: 'WKND Logo' })).toHaveCount(1);
  await patient(frame.getByRole('contentinfo')).toHaveCount(1);
  await editor.close();
});

it.each([390, 768, 1366, 1920])('is no wider than a window of %s pixels', async (width) => {
  if (!site) return;
  const visitor = await site.open(`${site.publish}${PAGE}`);
  await visitor.setViewportSize({ width, height: 900 });
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await visitor.close();
});
