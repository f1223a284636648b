import { createContext } from '../../model-json/exporter/create-context';
import type { Model } from '../../model-json/exporter/Exporter';
import { exportResource } from '../../model-json/exporter/export-resource';
import { siteExporters } from '../../model-json/exporter/ventora';
import type { Repository } from '../../model-json/repository/Repository';
import { openSiteContent } from '../../model-json/site-content';

let site: Repository;
beforeAll(async () => {
  site = await openSiteContent();
});
afterAll(() => site.close());

/** The patterns by which the lists of a page write days; teasers write theirs by the language alone. */
function patternsOn(path: string): unknown[] {
  const context = createContext({ tree: site, currentPage: site.get(path)!, registry: siteExporters });
  const page = exportResource(site.get(`${path}/jcr:content`)!, context)!;
  const found: unknown[] = [];
  const visit = (model: Model) => {
    if (model.showModificationDate === true && model.displayItemAsTeaser !== true)
      found.push(model.dateFormatString);
    Object.values((model[':items'] ?? {}) as Record<string, Model>).forEach(visit);
  };
  visit(page);
  return found;
}

test.each([
  ['gb/en', 'd MMMM yyyy'],
  ['us/en', 'MMMM d, yyyy'],
  ['us/es', "d 'de' MMMM 'de' yyyy"],
  ['ca/fr', 'd MMMM yyyy'],
  ['ch/de', 'd. MMMM yyyy'],
])('lists on %s write their days as people there do, and not as machines', (country, pattern) => {
  for (const page of ['', '/blog'])
    expect(new Set(patternsOn(`/content/ventora/${country}${page}`))).toEqual(new Set([pattern]));
});
