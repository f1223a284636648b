import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe with WCAG 2.2 A and AA and its own best practices. Reports only violations in full, and runs within the page
 * ("legacy mode"; else every check opens an extra page). That takes a third of the time and gives the same result
 * without cross-origin frames.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode(true);

/** Waits until nothing fades any more: half faded in, a text has too little contrast. */
export const faded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Targets exempt from the size of WCAG 2.5.8, since another control does the same ("Equivalent"): range fields do what
 * the two thumbs do, which overlap; the catalogue's pages are set as in print, but the page number can be typed, and
 * the buttons above enlarge small targets.
 */
const hasEquivalent = (fault: string) =>
  /^target-size: .*(?:cmp-filterlist__thumb|cmp-cataloguereader__|href="#page=)/.test(fault);

/** axe violations, one line each: the rule and the element. */
export async function faultsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    .filter((fault) => !hasEquivalent(fault));
}
