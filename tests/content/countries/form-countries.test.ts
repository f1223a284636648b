import { createContext } from '../../../model-json/core/exporter/create-context';
import { exportResource } from '../../../model-json/core/exporter/export-resource';
import { siteExporters } from '../../../model-json/sites/ventora/exporters';
import type { Repository } from '../../../model-json/core/repository/Repository';
import { openSiteContent } from '../../../model-json/sites/ventora/site-content';

let site: Repository;
beforeAll(async () => {
  site = await openSiteContent();
});
afterAll(() => site.close());

interface Option {
  value: string;
  text: string;
  selected: boolean;
}

const FORMS = {
  contact: 'root/main/write/container/form/country',
  quote: 'root/main/quote/form/country',
};

/** The country options of a form on a site. */
function countriesOf(country: string, page: keyof typeof FORMS): Option[] {
  const path = `/content/ventora/${country}/${page}`;
  const context = createContext({ tree: site, currentPage: site.get(path)!, registry: siteExporters });
  return exportResource(site.get(`${path}/jcr:content/${FORMS[page]}`)!, context)!
    .items as unknown as Option[];
}

test.each(['gb/en', 'us/en', 'us/es', 'ca/en', 'ca/fr', 'ch/de', 'ch/fr', 'de/de', 'fr/fr', 'es/es'])(
  'preselects the country of visitors of %s in each form, and lists each country once',
  (country) => {
    for (const page of ['contact', 'quote'] as const) {
      const options = countriesOf(country, page);
      const values = options.map(({ value }) => value);
      expect(options.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([
        country.slice(0, 2),
      ]);
      expect(new Set(values).size).toBe(values.length);
      expect(values.at(-1)).toBe('other');
    }
  },
);
