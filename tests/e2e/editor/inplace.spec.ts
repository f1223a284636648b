import { expect, test } from './sample-page';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h1 style='color:#C00000'>Drying</h1>
<p class=MsoNormal><b><span style='font-family:"Calibri"'>Refrigerant</span></b> dryers<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>3 °C</p>
<!--EndFragment--></body></html>`;

test('an author edits a text in place by keyboard, and saves it by a click outside', async ({
  page,
  sample,
}) => {
  await sample.openAt('intro/text', 'F2');
  const text = sample.frame.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  // ProseMirror sets its caret again 20 ms after getting the focus; only a script is faster than that.
  const caret = () => sample.frame.locator('html').evaluate(() => getSelection()?.anchorOffset);
  await expect(async () => {
    await page.keyboard.press('Control+Home');
    await page.waitForTimeout(100);
    expect(await caret()).toBe(0);
  }).toPass();
  await page.keyboard.type('Always: ');
  await page.keyboard.press('Shift+Control+ArrowRight');
  const selected = () => sample.frame.locator('html').evaluate(() => String(getSelection()));
  await expect.poll(selected).toContain('Pressure');
  await page.keyboard.press('Control+b');
  await expect(text.locator('strong')).toContainText('Pressure');
  const at = (await sample.frame.locator('.cmp-breadcrumb, .cmp-header').first().boundingBox())!;
  await page.mouse.click(at.x + 20, at.y + 10);
  await expect(text).toHaveCount(0);
  await expect(sample.frame.locator('.cmp-text').first()).toContainText('Always: Pressure dew point');
  expect((await sample.stored('intro/text')).text).toBe(
    '<p>Always: <strong>Pressure</strong> dew point 3 °C, without condensate.</p>',
  );
});

test(
  'text pasted from a word processor keeps its structure and loses its styles',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('intro/text', 'F2');
    const text = sample.frame.getByRole('textbox', { name: 'Text' });
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+a');
    await text.evaluate((element, html) => {
      const data = new DataTransfer();
      data.setData('text/html', html);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, word);
    await page.keyboard.press('Control+Enter');
    await expect(text).toHaveCount(0);
    expect((await sample.stored('intro/text')).text).toBe(
      '<h2>Drying</h2><p><strong>Refrigerant</strong> dryers</p><ul><li>3 °C</li></ul>',
    );
  },
);

test(
  'Escape cancels a title edit, and redo restores it in the next edit',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.open();
    const title = sample.frame.getByRole('textbox', { name: 'Title' });
    await sample.item('intro/title').focus();
    await page.keyboard.press('F2');
    await expect(title).toBeFocused();
    await page.keyboard.type(' and wood');
    await page.keyboard.press('Escape');
    await expect(title).toHaveCount(0);
    await expect(sample.frame.getByRole('heading', { name: 'Dry air for paint shops' })).toBeVisible();
    await expect(sample.item('intro/title')).toBeFocused();

    await page.keyboard.press('F2');
    await expect(title).toHaveText('Dry air for paint shops');
    await expect(title).toBeFocused();
    await page.keyboard.press('Control+Shift+z');
    await expect(title).toHaveText('Dry air for paint shops and wood');
    await page.keyboard.press('Enter');
    await expect(
      sample.frame.getByRole('heading', { name: 'Dry air for paint shops and wood' }),
    ).toBeVisible();
    expect((await sample.stored('intro/title'))['jcr:title']).toBe('Dry air for paint shops and wood');
  },
);

test(
  'Escape keeps the input of a rich text, says so, and offers it in the next edit',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('intro/text', 'F2');
    const text = sample.frame.getByRole('textbox', { name: 'Text' });
    await expect(text).toBeFocused();
    await page.keyboard.type(' Serviced by our own people.');
    await page.keyboard.press('Escape');
    await expect(text).toHaveCount(0);
    await expect(page.getByText(/Not saved. What you typed is kept/)).toBeVisible();
    await expect(sample.item('intro/text')).toBeFocused();

    await page.keyboard.press('F2');
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect(text).toContainText('Serviced by our own people.');
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(text).toHaveCount(0);
    expect((await sample.stored('intro/text')).text).toContain('Serviced by our own people.');
  },
);

test(
  'the toolbar can be reached from the text by keyboard, and Escape returns to the text',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.openAt('intro/text', 'F2');
    const text = sample.frame.getByRole('textbox', { name: 'Text' });
    await expect(text).toBeFocused();
    await expect(page.getByRole('button', { name: /Kind of paragraph/ })).toBeVisible();
    await page.keyboard.press('Alt+F10');
    await expect(page.getByRole('button', { name: /Kind of paragraph/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text).toBeFocused();
  },
);

test(
  'an author edits a teaser in place: selects a text, types, and undoes it',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await sample.addTeaser();
    await sample.openAt('intro/teaser', 'F2');
    const texts = page.getByRole('toolbar', { name: 'Edit in place' });
    await expect(texts.getByRole('button', { name: 'Pretitle' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const title = sample.frame.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    await page.keyboard.type(' and a night');
    await page.keyboard.press('Enter');
    await expect(title).toHaveCount(0);
    await expect(sample.frame.locator('.cmp-teaser__title')).toHaveText('Air for three shifts and a night');
    expect(await sample.stored('intro/teaser')).toMatchObject({
      pretitle: 'Compressors',
      'jcr:title': 'Air for three shifts and a night',
    });
    await expect(sample.item('intro/teaser')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(sample.frame.locator('.cmp-teaser__title')).toHaveText('Air for three shifts');
  },
);
