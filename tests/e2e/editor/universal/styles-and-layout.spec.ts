import { expect, test } from '../sample-page';
import { bar, expectAccessible, rail, rowOf, screen, undoAll } from './screen';

/* What the Universal Editor itself does not have: the style system, and the columns of AEM's grid. */

test('an author gives a text a look, and takes it back', { tag: '@turn-3' }, async ({ page, sample }) => {
  await page.goto(screen(sample));
  await rowOf(page, sample, 'intro/text').click();
  const styles = rail(page).getByRole('region', { name: 'Styles' });
  const text = page.frameLocator('iframe').getByText('Pressure dew point 3 °C');
  await styles.getByRole('button', { name: /^None Look|Look/ }).click();
  await page.getByRole('option', { name: 'Lead', exact: true }).click();
  await expect.poll(async () => (await sample.stored('intro/text'))['cq:styleIds']).toEqual(['lead']);
  await expect(page.frameLocator('iframe').locator('.cmp-text--lead')).toContainText('Pressure dew point');
  await expectAccessible(page);

  await page.reload();
  await rowOf(page, sample, 'intro/text').click();
  await expect(styles.getByRole('button', { name: /Lead/ })).toBeVisible();
  await styles.getByRole('button', { name: /Lead/ }).click();
  await page.getByRole('option', { name: 'None', exact: true }).click();
  await expect.poll(async () => (await sample.stored('intro/text'))['cq:styleIds']).toBeUndefined();
  await bar(page, /^Undo: Edit Text/).click();
  await expect.poll(async () => (await sample.stored('intro/text'))['cq:styleIds']).toEqual(['lead']);
  await expect(text).toBeVisible();
});

test(
  'an author lays a component out for all pages and for phones, and takes it back',
  { tag: '@turn-3' },
  async ({ page, sample }) => {
    await page.goto(screen(sample));
    await rowOf(page, sample, 'intro/text').click();
    const layout = rail(page).getByRole('region', { name: 'Layout' });
    const column = page
      .frameLocator('iframe')
      .locator('.aem-GridColumn', { hasText: 'Pressure dew point' })
      .last();
    const before = (await column.boundingBox())?.width ?? 0;
    const width = layout.getByRole('textbox', { name: 'Width' });
    await expect(width).toHaveValue('12');
    await width.fill('6');
    await width.press('Tab');
    const stored = async () => {
      const { default: own, phone } = (await sample.stored('intro/text/cq:responsive').catch(() => ({}))) as {
        default?: Record<string, unknown>;
        phone?: Record<string, unknown>;
      };
      return { own: own && [own['width'], own['offset']], phone: phone?.['behavior'] };
    };
    await expect.poll(stored).toEqual({ own: ['6', '0'], phone: undefined });
    await expect.poll(async () => (await column.boundingBox())?.width).toBeLessThan(before * 0.6);

    await layout.getByRole('button', { name: /For pages of/ }).click();
    await page.getByRole('option', { name: /^Phone/ }).click();
    await layout.getByRole('button', { name: 'Hide' }).click();
    await expect.poll(stored).toEqual({ own: ['6', '0'], phone: 'hide' });
    await expectAccessible(page);
    await layout.getByRole('button', { name: 'Reset to inherited' }).click();
    await expect.poll(stored).toEqual({ own: ['6', '0'], phone: undefined });
    await undoAll(page);
    await expect.poll(stored).toEqual({ own: undefined, phone: undefined });
  },
);
