import { axe, faded, faultsOf } from '../../axe';
import { author, expect, test } from '../sample-page';

/* German words are long: the consoles hold them at every width, and are as accessible as in English. */

const TEMPLATE = '/conf/ventora/settings/wcm/templates/content-page';
const SCREENS: readonly (readonly [what: string, address: string])[] = [
  ['templates', '/templates.html/conf'],
  [
    'the policy of a text',
    `/templates.html${TEMPLATE}/policies/jcr:content/root/main/ventora/components/text`,
  ],
  ['models', '/models.html/conf'],
  ['a model', '/models.html/conf/ventora/settings/dam/cfm/models/reference'],
  ['languages', '/translation.html/content/ventora/gb/en/products'],
];

test.use({ locale: 'de-DE' });

test(
  'the consoles of templates, models and languages are accessible in German, and no wider than the window',
  { tag: '@turn-3' },
  async ({ page, context }) => {
    test.slow();
    await context.addCookies([{ name: 'author-language', value: 'de', url: author }]);
    for (const [what, address] of SCREENS) {
      await page.goto(author + address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByText('Wird geladen')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await faded(page);
      expect(await faultsOf(axe(page)), what).toEqual([]);
      for (const width of [390, 768, 1366, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest, `${what} at ${width} pixels`).toBe(width);
      }
    }
  },
);
