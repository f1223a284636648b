import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe with WCAG 2.2 A and AA and its own best practices. Only violations are told in full, and the page judges itself
 * ("legacy mode"; else a page more is opened for each look): a third of the time, and the same verdict where no frame is of another origin.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode(true);

/**
 * Targets whose size WCAG 2.5.8 excepts, since another control of the page does the same ("Equivalent"): the fields beside
 * a range do what its two thumbs do, which lie over each other; in the catalogue's book, which is set as in print, the
 * page's number may be typed, and what is small is enlarged by the buttons above it.
 */
const hasEquivalent = (fault: string) =>
  /^target-size: .*(?:cmp-filterlist__thumb|cmp-cataloguereader__|href="#page=)/.test(fault);

/** What axe finds wrong, a line each: the rule and the element. */
export async function faultsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    .filter((fault) => !hasEquivalent(fault));
}
