import type { Page } from '@playwright/test';
import { author, expect, test } from '../sample-page';
import { startApplication } from './application';
import { bar, expectAccessible, pressOn, rail, rowOf, screen, tool, tree } from './screen';

/* Texts are edited where they stand, on author's pages and on those of applications elsewhere. */

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

test(
  'an author changes a text where it stands, with the mouse and by keyboard, and can give up',
  { tag: '@turn-3' },
  async ({ page, sample }) => {
    await sample.addTeaser();
    await page.goto(screen(sample));
    await expect(rowOf(page, sample, 'intro/title')).toBeVisible();
    await pressOn(page, sample.frame.getByRole('heading', { name: 'Dry air for paint shops' }), 2);
    await expect(field(page, 'Title')).toBeFocused();
    // Set as on the page, whose font the editor does not have by itself.
    await expect(field(page, 'Title')).toHaveCSS('font-family', /Barlow/);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some(({ family, status }) => /^"?Barlow/.test(family) && status === 'loaded'),
        ),
      )
      .toBe(true);
    await expectAccessible(page);
    await page.keyboard.type(' & labs');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Title')).toHaveCount(0);
    await expect(sample.frame.getByRole('heading', { name: 'Dry air for paint shops & labs' })).toBeVisible();
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Dry air for paint shops & labs');
    await expect(rail(page).getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      'Dry air for paint shops & labs',
    );

    // By keyboard, from the tree and back to it; Escape gives up.
    await rowOf(page, sample, 'intro/text').click();
    await page.keyboard.press('F2');
    await expect(field(page, 'Text')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Escape');
    await expect(rowOf(page, sample, 'intro/text')).toBeFocused();
    await expect(page.getByText('Not saved. What you typed is kept')).toBeVisible();
    expect((await sample.stored('intro/text'))['text']).toBe(
      '<p>Pressure dew point 3 °C, without condensate.</p>',
    );
    await page.keyboard.press('F2');
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect(field(page, 'Text')).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(sample.frame.locator('strong', { hasText: 'Pressure dew point' })).toBeVisible();
    await expect(rowOf(page, sample, 'intro/text')).toBeFocused();

    // Of several texts the author chooses one.
    await rowOf(page, sample, 'intro/teaser').click();
    await tool(page, 'Edit text').click();
    await page
      .getByRole('toolbar', { name: 'Edit in place' })
      .getByRole('button', { name: 'Description' })
      .click();
    await expect(field(page, 'Description')).toBeFocused();
    await page.keyboard.type(' Quiet.');
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(sample.frame.getByText('66 dB(A). Quiet.')).toBeVisible();
    await bar(page, /^Undo: Edit Teaser: Description/).click();
    await expect(sample.frame.getByText('Quiet.')).toHaveCount(0);

    // What has no text on the page has its properties.
    await rowOf(page, sample, 'facts').click();
    await expect(tool(page, 'Edit text')).toBeDisabled();
    await page.keyboard.press('F2');
    await expect(rail(page).locator(':focus')).toHaveCount(1);
  },
);

test(
  'a text of an application on another origin is edited where it stands, too',
  { tag: '@turn-3' },
  async ({ page, sample }) => {
    const application = await startApplication(sample, { speaks: true });
    try {
      await page.goto(`${author}/universal-editor.html?page=${encodeURIComponent(application.address)}`);
      await expect(tree(page).getByRole('treeitem').first()).toBeVisible();
      await pressOn(page, sample.frame.getByText('Pressure dew point'), 2);
      await expect(field(page, 'Words')).toBeFocused();
      await page.keyboard.type(' For booths.');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(sample.frame.getByText('without condensate. For booths.')).toBeVisible();
      expect((await sample.stored('intro/text'))['text']).toContain('For booths.');

      // A page that somebody has locked says so.
      await sample.post(`${sample.path}/jcr:content`, { 'jcr:lockOwner': 'maria' });
      await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
      await pressOn(page, sample.frame.getByRole('heading', { name: 'Dry air for paint shops' }), 2);
      await expect(page.getByRole('alertdialog').getByText('maria has locked this page')).toBeVisible();
      await expect(field(page, 'Headline')).toHaveCount(0);
      await page.getByRole('button', { name: 'Unlock' }).click();
      await expect(page.getByRole('button', { name: 'Unlock' })).toHaveCount(0);
      await rowOf(page, sample, 'intro/title').click();
      await page.keyboard.press('F2');
      await expect(field(page, 'Headline')).toBeFocused();
    } finally {
      await application.close();
    }
  },
);
