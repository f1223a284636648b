import { expect as see } from '@playwright/test';
import { PACKAGES } from '../filevault/maven-central';
import { MigratedSite } from './MigratedSite';

/* The library of the Core Components, migrated into a site of its own, on author and publish in Chromium. */

const MINUTE = 60_000;
jest.setTimeout(10 * MINUTE);
const patient = see.configure({ timeout: 2 * MINUTE });

const LIBRARY = '/content/core-components-examples/library';
const TEASER = `${LIBRARY}/core-content/teaser`;

let site: MigratedSite | undefined;
beforeAll(async () => {
  const { coreComponents, amp, libraryComponents, library } = PACKAGES;
  const artefacts = [coreComponents, amp, libraryComponents, library];
  site = await MigratedSite.start('corelib', artefacts, `${LIBRARY}.html`);
}, 30 * MINUTE);
afterAll(() => site?.stop());
afterEach(() => expect(site?.faults.splice(0) ?? []).toEqual([]));

it('has the page’s heading in its main part, beside logo and menu', async () => {
  if (!site) return;
  const visitor = await site.open(`${site.publish}${TEASER}.html`);
  const main = visitor.getByRole('main');
  await patient(main).toHaveCount(1);
  await patient(main.getByRole('heading', { level: 1, name: /^Teaser/ })).toBeVisible();
  await patient(main.getByRole('navigation')).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Tabs', exact: true }).click();
  await patient(main.getByRole('heading', { level: 1, name: /^Tabs/ })).toBeVisible();
  await visitor.close();
});

it('lets an author change a text in a dialog and publish it, and visitors read it', async () => {
  if (!site) return;
  const editor = await site.open(`${site.author}/editor.html${TEASER}.html`);
  const frame = editor.frameLocator('iframe');
  await patient(frame.getByText('Teaser allows the grouping of an image')).toBeVisible();
  await editor
    .locator(`[role=treeitem][data-path="${TEASER}/jcr:content/root/responsivegrid/title_865328580"]`)
    .first()
    .focus();
  await editor.keyboard.press('Enter');
  const dialog = editor.getByRole('dialog', { name: 'Title' });
  await dialog.getByRole('textbox').first().fill('Ways to tease');
  await editor.keyboard.press('Control+Enter');
  await patient(dialog).toHaveCount(0);
  await patient(frame.getByRole('heading', { name: 'Ways to tease' })).toBeVisible();
  await editor.close();

  await site.activate(TEASER);
  const visitor = await site.open(`${site.publish}${TEASER}.html`);
  await patient(async () => {
    await visitor.reload({ waitUntil: 'domcontentloaded' });
    await see(visitor.getByRole('heading', { name: 'Ways to tease' })).toBeVisible();
  }).toPass();
  await visitor.close();
});

it('shows authors each example as a box with its title, and visitors no part of it', async () => {
  if (!site) return;
  const editor = await site.open(`${site.author}/editor.html${TEASER}.html`);
  const boxes = editor.frameLocator('iframe').getByRole('note');
  await patient(boxes.first()).toContainText('“core-components-examples/components/demo”');
  expect(await boxes.count()).toBeGreaterThan(5);
  await editor.close();
  const visitor = await site.open(`${site.publish}${TEASER}.html`);
  await patient(visitor.getByText('components/demo')).toHaveCount(0);
  await visitor.close();
});

it.each([390, 768, 1366, 1920])(
  'keeps every page within a window of %s pixels, and its texts off the edge',
  async (width) => {
    if (!site) return;
    const visitor = await site.open(`${site.publish}${LIBRARY}.html`);
    await visitor.setViewportSize({ width, height: 900 });
    const links = await visitor
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const pages = [...new Set(links.filter((path) => path.startsWith(`${LIBRARY}/`)))];
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      await visitor.goto(site.publish + page, { waitUntil: 'domcontentloaded' });
      const { wide, edge } = await visitor.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        edge: Math.min(
          ...[...document.querySelectorAll('h1, h2, p, nav a')]
            .map((part) => part.getBoundingClientRect())
            .filter((box) => box.width > 1)
            .map((box) => box.left),
        ),
      }));
      expect({ page, wide, hasMargin: edge >= 16 }).toEqual({ page, wide: width, hasMargin: true });
    }
    await visitor.close();
  },
);
