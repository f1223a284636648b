import type { Locator, Page } from '@playwright/test';
import { author, expect, test } from '../sample-page';

/* A line shows where a drop goes, in whatever takes components. */

const node = (type: string, members: object = {}) => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': `ventora/components/${type}`,
  ...members,
});
const panel = (title: string) =>
  node('container', {
    'cq:panelTitle': title,
    layout: 'responsiveGrid',
    text: node('text', { text: `<p>${title}: dry air.</p>`, textIsRich: true }),
  });

const boxOf = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded();
  return (await locator.boundingBox())!;
};

/** Drags an item to a height within another, without letting go; the page is still, so that both stay where they are. */
async function dragOver(page: Page, from: Locator, to: Locator, part: number) {
  const target = await boxOf(to);
  const start = (await from.boundingBox())!;
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  const y = target.y + target.height * part;
  await page.mouse.move(target.x + target.width / 2, y, { steps: 8 });
}

/** The line and, in the same moment, the item that it stands at. */
async function expectLineAt(page: Page, item: Locator, edge: 'top' | 'bottom') {
  const line = page.locator('.ed-drop__line');
  await expect(line).toBeVisible();
  await expect
    .poll(async () => {
      const [mark, box] = [(await line.boundingBox())!, (await item.boundingBox())!];
      const at = edge === 'top' ? box.y : box.y + box.height;
      return Math.abs(mark.y + mark.height / 2 - at) <= 3 && Math.abs(mark.width - box.width) <= 3;
    })
    .toBe(true);
}

for (const kind of ['carousel', 'accordion', 'tabs'])
  test(
    `a line shows where a component goes in the panel of a ${kind}, and there it goes`,
    { tag: kind === 'carousel' ? '@turn-6' : '@nightly' },
    async ({ page, sample }) => {
      await sample.post(`${sample.main}/intro`, {
        ':operation': 'import',
        ':contentType': 'json',
        ':name': 'panels',
        ':content': JSON.stringify(
          node(kind, { singleExpansion: true, expandedItems: ['one'], one: panel('One'), two: panel('Two') }),
        ),
      });
      await page.setViewportSize({ width: 1366, height: 1400 });
      await sample.open();
      const inside = sample.item('intro/panels/one/text');
      await expect(inside).toBeVisible();
      await dragOver(page, sample.item('intro/title'), inside, 0.8);
      await expectLineAt(page, inside, 'bottom');
      await page.mouse.up();
      await expect.poll(() => sample.children('intro/panels/one')).toEqual(['text', 'title']);
      await expect(sample.item('intro/panels/one/title')).toBeFocused();

      // By keyboard, it says where the component has gone.
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(() => sample.children('intro/panels/one')).toEqual(['title', 'text']);
      await expect(page.getByText('Title: now 1 of 2.')).toBeAttached();
      await expect(sample.item('intro/panels/one/title')).toBeFocused();
    },
  );

test(
  'a line shows where a component goes among nested containers: into them, or beside them at their edges',
  { tag: '@nightly' },
  async ({ page, sample }) => {
    await page.setViewportSize({ width: 1366, height: 1400 });
    await sample.open();
    const pictures = sample.item('pictures');
    await dragOver(page, sample.item('intro/title'), sample.item('pictures/image'), 0.8);
    await expectLineAt(page, sample.item('pictures/image'), 'bottom');
    const { x, y, width, height } = (await pictures.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height - 2, { steps: 4 });
    await expectLineAt(page, pictures, 'bottom');
    await page.mouse.up();
    await expect.poll(() => sample.children()).toEqual(['intro', 'pictures', 'title', 'facts', 'widget']);
  },
);

test(
  'a line shows where a component goes in an experience fragment',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const { token } = (await (await request.get(`${author}/libs/granite/csrf/token.json`)).json()) as {
      token: string;
    };
    const parent = '/content/experience-fragments/ventora/gb/en/site';
    const name = 'drop-marks';
    const post = (path: string, form: Record<string, string>) =>
      request.post(author + path, { form, headers: { 'CSRF-Token': token, Origin: author } });
    const text = (words: string) => node('text', { text: `<p>${words}</p>`, textIsRich: true });
    const content = {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': {
        'jcr:primaryType': 'cq:PageContent',
        'sling:resourceType': 'ventora/components/xfpage',
        'cq:template': '/conf/ventora/settings/wcm/templates/xf',
        'cq:xfVariantType': 'web',
        'jcr:title': 'Drop marks',
        root: node('container', { layout: 'responsiveGrid', one: text('One'), two: text('Two') }),
      },
    };
    await post(`${parent}`, {
      ...{ ':operation': 'import', ':contentType': 'json', ':name': name },
      ':content': JSON.stringify(content),
    });
    await page.goto(`${author}/editor.html${parent}/${name}.html`);
    const item = (relative: string) =>
      page
        .getByRole('tree', { name: 'Content of the page' })
        .locator(`[data-path$="${name}/jcr:content/root/${relative}"]`);
    await expect(item('two')).toBeVisible();
    await dragOver(page, item('one'), item('two'), 0.8);
    await expectLineAt(page, item('two'), 'bottom');
    await page.mouse.up();
    await expect(page.getByRole('button', { name: /^Undo: Move Text/ })).toBeEnabled();
    await post(`${parent}/${name}`, { ':operation': 'delete' });
  },
);

test(
  'an author drops a component before a container whose first child touches its edge, and after it',
  { tag: '@turn-8' },
  async ({ page, sample }) => {
    await page.setViewportSize({ width: 1366, height: 1400 });
    await sample.open();
    const pictures = sample.item('pictures');
    const image = await boxOf(sample.item('pictures/image'));
    const around = await boxOf(pictures);
    expect(Math.abs(image.y - around.y)).toBeLessThan(2);
    await dragOver(page, sample.item('intro/text'), pictures, 3 / around.height);
    await expectLineAt(page, pictures, 'top');
    await page.mouse.up();
    await expect.poll(() => sample.children()).toEqual(['intro', 'text', 'pictures', 'facts', 'widget']);
    await dragOver(page, sample.item('text'), pictures, 1 - 3 / around.height);
    await expectLineAt(page, pictures, 'bottom');
    await page.mouse.up();
    await expect.poll(() => sample.children()).toEqual(['intro', 'pictures', 'text', 'facts', 'widget']);
  },
);
