import { expect, test, type Sample } from '../sample-page';
import { rail, rowOf, screen, undoAll } from './screen';

/* Fields of every kind in the properties: set, saved, there again after a reload, and taken back. */

/** Puts a component into the first section. */
const put = (sample: Sample, type: string, members: object) =>
  sample.post(`${sample.main}/intro`, {
    ':operation': 'import',
    ':contentType': 'json',
    ':name': type,
    ':content': JSON.stringify({
      'jcr:primaryType': 'nt:unstructured',
      'sling:resourceType': `ventora/components/${type}`,
      ...members,
    }),
  });

/** Waits until a component is stored with some properties; undefined ones must be missing. */
const expectStored = (sample: Sample, relative: string, properties: Record<string, unknown>) =>
  expect
    .poll(async () => {
      const stored = await sample.stored(relative);
      return Object.fromEntries(Object.keys(properties).map((name) => [name, stored[name]]));
    })
    .toEqual(properties);

test(
  'an author fills in choices, numbers, boxes, references and tags',
  { tag: '@turn-3' },
  async ({ page, sample }) => {
    await put(sample, 'list', { listFrom: 'children', parentPage: '/content/ventora/gb/en/products' });
    await page.goto(screen(sample));
    await rowOf(page, sample, 'intro/list').click();
    const form = rail(page);

    const choose = async (source: string) => {
      await form.getByRole('button', { name: /Build the list from/ }).click();
      await page.getByRole('option', { name: source, exact: true }).click();
    };
    // A list by tags needs one: it is saved together with it.
    await choose('Tags');
    await expect(form.getByText(/List would not be saved: tags: Choose one/)).toBeVisible();
    await form.getByRole('combobox', { name: 'Add to tags' }).fill('petrol');
    await page
      .getByRole('option', { name: /Petrol-driven/ })
      .first()
      .click();
    await expectStored(sample, 'intro/list', {
      listFrom: 'tags',
      tags: [expect.stringMatching(/petrol/)],
    });
    // The list is closed: Tab leads on, and takes no other tag.
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expectStored(sample, 'intro/list', { tags: [expect.stringMatching(/petrol/)] });
    // A list of nothing is not drawn, but stays to be filled in.
    await expect(form.getByText('The page shows nothing of it now.')).toBeVisible();
    await choose('Pages and links, one by one');
    // References: one is chosen, and changed.
    await form.getByRole('button', { name: 'Add to pages', exact: true }).click();
    const picker = page.getByRole('dialog', { name: 'Choose: Pages' });
    await picker.getByRole('searchbox').fill('contact');
    await picker
      .getByRole('row', { name: /Contact/ })
      .first()
      .getByRole('checkbox')
      .click();
    await picker.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect
      .poll(async () => (await sample.stored('intro/list'))['pages'])
      .toEqual([expect.stringContaining('/content/ventora/gb/en')]);
    const reference = form.getByRole('textbox', { name: 'Pages 1' });
    await reference.fill('/content/ventora/gb/en/products');
    await expectStored(sample, 'intro/list', { pages: ['/content/ventora/gb/en/products'] });

    await expect(rowOf(page, sample, 'intro/list')).toBeVisible();
    await form.getByRole('textbox', { name: 'At most' }).fill('7');
    await form.getByRole('textbox', { name: 'At most' }).press('Tab');
    await form.getByRole('checkbox', { name: 'Link the items' }).check();
    await expectStored(sample, 'intro/list', { maxItems: 7, linkItems: true });

    await page.reload();
    await rowOf(page, sample, 'intro/list').click();
    await expect(form.getByRole('textbox', { name: 'Pages 1' })).toHaveValue(
      '/content/ventora/gb/en/products',
    );
    await expect(form.getByRole('textbox', { name: 'At most' })).toHaveValue('7');
    await expect(form.getByRole('checkbox', { name: 'Link the items' })).toBeChecked();
    await form.getByRole('checkbox', { name: 'Link the items' }).uncheck();
    await expectStored(sample, 'intro/list', { linkItems: false });
    await undoAll(page);
    await expectStored(sample, 'intro/list', {
      tags: [expect.stringMatching(/petrol/)],
      linkItems: true,
    });
  },
);

test('an author sets a day, a link and a link in a text', { tag: '@turn-3' }, async ({ page, sample }) => {
  await sample.addTeaser();
  const text = (await sample.stored('intro/text'))['text'];
  await page.goto(screen(sample));
  await rowOf(page, sample, 'intro/teaser').click();
  const form = rail(page);
  const day = form.getByRole('group', { name: 'Date' });
  await day.getByRole('spinbutton').first().click();
  await page.keyboard.type('24122026');
  await expectStored(sample, 'intro/teaser', { date: '2026-12-24' });

  await rowOf(page, sample, 'intro/text').click();
  const words = form.getByRole('textbox', { name: 'Text', exact: true });
  await words.press('Control+a');
  await form.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('/content/ventora/gb/en/contact');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(async () => (await sample.stored('intro/text'))['text'])
    .toContain('href="/content/ventora/gb/en/contact.html"');
  await expect(sample.frame.getByRole('link', { name: /Pressure dew point/ })).toBeVisible();

  await page.reload();
  await rowOf(page, sample, 'intro/teaser').click();
  await expect(day.getByRole('spinbutton').last()).toHaveText('2026');
  await rowOf(page, sample, 'intro/text').click();
  await expect(words.getByRole('link')).toHaveAttribute('href', '/content/ventora/gb/en/contact.html');
  await words.press('Control+a');
  await page.keyboard.type('Dry.');
  await expectStored(sample, 'intro/text', { text: '<p>Dry.</p>' });
  await undoAll(page);
  await expect
    .poll(async () => (await sample.stored('intro/text'))['text'])
    .toContain('href="/content/ventora/gb/en/contact.html"');
  expect(text).not.toContain('href');
});
