import { expect, test } from '@playwright/test';
import { authorUrl as author } from '../../ports';
import { axe, faded, faultsOf } from '../../axe';
import { dropFiles, folderFor, picture, sling } from './asset-story';

const HOME = '/content/ventora/gb/en';

test(
  'an author drops several files, one is on a page, and visitors see its replacement after publishing',
  { tag: '@turn-6' },
  async ({ page, request, baseURL }) => {
    const folder = await folderFor(request);
    await page.goto(`${author}/assets.html${folder}?view=card`);
    await expect(page.getByText('Nothing is in this folder')).toBeVisible();
    await dropFiles(page, {
      'Blue pump.jpg': await picture(),
      'data.csv': Buffer.from(`kW;bar\n4;${Date.now()}\n`),
      'tool.exe': Buffer.from('MZ\x90\0', 'latin1'),
    });
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await expect(uploads.getByText(/^Uploaded, /)).toHaveCount(2, { timeout: 30_000 });
    await expect(uploads.getByText(/tool\.exe is of no type that assets can have/)).toBeVisible();
    const pump = page.getByRole('option', { name: /Blue-pump/ });
    await expect(pump).toBeVisible();
    await faded(page);
    expect(await faultsOf(axe(page).exclude('iframe'))).toEqual([]);

    const name = folder.slice(folder.lastIndexOf('/') + 1);
    await sling(request, HOME, {
      ':operation': 'import',
      ':name': name,
      ':contentType': 'json',
      ':content': JSON.stringify({
        'jcr:primaryType': 'cq:Page',
        'jcr:content': {
          'jcr:primaryType': 'cq:PageContent',
          'sling:resourceType': 'ventora/components/page',
          'cq:template': '/conf/ventora/settings/wcm/templates/content-page',
          'jcr:title': 'Story',
          root: {
            'jcr:primaryType': 'nt:unstructured',
            'sling:resourceType': 'ventora/components/container',
            image: {
              'jcr:primaryType': 'nt:unstructured',
              'sling:resourceType': 'ventora/components/image',
              fileReference: `${folder}/Blue-pump.jpg`,
              alt: 'A pump',
            },
          },
        },
      }),
    });
    await sling(request, '/bin/replicate.json', {
      cmd: 'Activate',
      path: `${HOME}/${name}`,
      references: 'true',
    });
    const seen = async () => (await request.get(`${baseURL}${folder}/Blue-pump.jpg`)).body();
    const first = await seen();

    await uploads.getByRole('button', { name: 'Close' }).click();
    await pump.click();
    const more = page.getByRole('button', { name: 'More' });
    const chooser = page.waitForEvent('filechooser');
    await more.click();
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await (await chooser).setFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    await expect(uploads.getByText(/^Uploaded, /)).toHaveCount(1);
    await expect(pump).toContainText('Changed since');
    expect((await seen()).equals(first)).toBe(true);
    await more.click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(async () => (await seen()).equals(first)).toBe(false);
  },
);

test(
  'an author describes two pictures at once, by keyboard only',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const folder = await folderFor(request);
    await page.goto(`${author}/assets.html${folder}?view=list`);
    await expect(page.getByText('Nothing is in this folder')).toBeVisible();
    await dropFiles(page, { 'a.jpg': await picture(), 'b.jpg': await picture() });
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Alt+Enter');
    const dialog = page.getByRole('dialog', { name: 'Properties of 2 assets' });
    await expect(dialog).toBeVisible();
    await faded(page);
    expect(await faultsOf(axe(page).exclude('iframe'))).toEqual([]);
    while (
      !(await dialog.getByLabel('Owner of the rights').evaluate((each) => each === document.activeElement))
    )
      await page.keyboard.press('Tab');
    await page.keyboard.type('Ventora');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    for (const name of ['a.jpg', 'b.jpg']) {
      const { metadata } = (await (
        await request.get(`${author}/api/assets${folder.slice('/content/dam'.length)}/${name}.json`)
      )
        .json()
        .then((entity: { properties: object }) => entity.properties)) as { metadata: object };
      expect(metadata).toMatchObject({ 'xmpRights:Owner': 'Ventora', 'tiff:ImageWidth': 640 });
    }
  },
);

test(
  'an author renames a picture, and deletes it once it is used nowhere',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const folder = await folderFor(request);
    await page.goto(`${author}/assets.html${folder}?view=list`);
    await expect(page.getByText('Nothing is in this folder')).toBeVisible();
    await dropFiles(page, { 'old.jpg': await picture() });
    await page.getByRole('row', { name: /old\.jpg/ }).click();
    await page.keyboard.press('F2');
    const dialog = page.getByRole('dialog', { name: 'Move or rename old.jpg' });
    await dialog.getByLabel('Name').fill('new.jpg');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(page.getByRole('row', { name: /new\.jpg/ })).toBeVisible();
    await page.getByRole('row', { name: /new\.jpg/ }).click();
    await page.keyboard.press('Delete');
    const question = page.getByRole('dialog', { name: 'Delete new.jpg?' });
    await expect(question.getByText('It is used nowhere.')).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing is in this folder')).toBeVisible();
  },
);
