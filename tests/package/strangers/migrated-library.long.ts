import { expect as see } from '@playwright/test';
import { PACKAGES } from '../filevault/maven-central';
import { compareLooks } from './compare-looks';
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

it('looks as it did when it was last read by eye, on each page', async () => {
  if (!site) return;
  expect(await compareLooks(site, 'library', await site.pagesBelow(LIBRARY))).toEqual([]);
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

it('shows what is in its demos, which extend nothing, and lets authors edit it', async () => {
  if (!site) return;
  const editor = await site.open(`${site.author}/editor.html${TEASER}.html`);
  const example = `${TEASER}/jcr:content/root/responsivegrid/demo/component/teaser`;
  const frame = editor.frameLocator('iframe');
  await patient(frame.getByText('Teaser Title', { exact: true }).first()).toBeVisible();
  await editor.locator(`[role=treeitem][data-path="${example}"]`).first().focus();
  await editor.keyboard.press('Enter');
  const dialog = editor.getByRole('dialog', { name: 'Teaser' });
  await dialog.getByRole('textbox', { name: 'Pretitle' }).fill('Before the title');
  await editor.keyboard.press('Control+Enter');
  await patient(frame.getByText('Before the title')).toBeVisible();
  await editor.close();
  await site.activate(TEASER);
  const visitor = await site.open(`${site.publish}${TEASER}.html`);
  await patient(async () => {
    await visitor.reload({ waitUntil: 'domcontentloaded' });
    await see(visitor.getByText('Before the title')).toBeVisible();
  }).toPass();
  await visitor.close();
});

it('shows authors the parts of a demo that nothing here draws as boxes, and visitors nothing of them', async () => {
  if (!site) return;
  const editor = await site.open(`${site.author}/editor.html${TEASER}.html`);
  const boxes = editor.frameLocator('iframe').getByRole('note');
  await patient(boxes.first()).toContainText('“core-components-examples/components/demo/properties”');
  await editor.close();
  const visitor = await site.open(`${site.publish}${TEASER}.html`);
  await patient(visitor.getByText(/components\/demo/)).toHaveCount(0);
  await patient(visitor.getByRole('tablist')).toHaveCount(0);
  await visitor.close();
});

it.each([390, 768, 1366, 1920])(
  'keeps every page within a window of %s pixels, and its texts off the edge',
  async (width) => {
    if (!site) return;
    const pages = await site.pagesBelow(LIBRARY);
    expect(pages.length).toBeGreaterThan(30);
    const visitor = await site.open(`${site.publish}${LIBRARY}.html`);
    await visitor.setViewportSize({ width, height: 900 });
    for (const page of pages) {
      await visitor.goto(`${site.publish}${page}.html`, { waitUntil: 'domcontentloaded' });
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
