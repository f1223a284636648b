import { createContext } from '../../../model-json/core/exporter/create-context';
import type { Model } from '../../../model-json/core/exporter/Exporter';
import { exportResource } from '../../../model-json/core/exporter/export-resource';
import { siteExporters } from '../../../model-json/sites/ventora/exporters';
import type { Repository } from '../../../model-json/core/repository/Repository';
import { openSiteContent } from '../../../model-json/sites/ventora/site-content';
import { below, componentOf, pages, text, words } from '../content-tree';

let site: Repository;
beforeAll(async () => {
  site = await openSiteContent();
});
afterAll(() => site.close());

/** Date patterns of the lists on a page; teasers format by the language alone. */
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
])('lists on %s write dates as people there do', (country, pattern) => {
  for (const page of ['', '/blog'])
    expect(new Set(patternsOn(`/content/ventora/${country}${page}`))).toEqual(new Set([pattern]));
});

/** Articles, guides and posts have a date. */
const dated = [...pages].filter(([, content]) => text(content, 'date') !== '');

test('an article states its date once, in the format of its country', () => {
  expect(dated.length).toBeGreaterThan(100);
  const wrong = dated.flatMap(([path, content]) => {
    const parts = [...below('', content)].map(([, node]) => node);
    const shown = parts.filter((node) => componentOf(node) === 'tags').length;
    const day = new Date(text(content, 'date'));
    const written = ['en-GB', 'en-US', 'de', 'fr', 'es'].map((language) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    );
    const said = parts.filter((node) => {
      const line = words(text(node, 'text'))
        .replace(/\u00a0/g, ' ')
        .replace('1er ', '1 ');
      return written.some((each) => line.includes(each));
    });
    return shown === 1 && said.length === 0 ? [] : [path];
  });
  expect(wrong).toEqual([]);
});
