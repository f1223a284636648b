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

/** What a form of a site offers as the country where the machine stands. */
function countriesOf(country: string, page: keyof typeof FORMS): Option[] {
  const path = `/content/ventora/${country}/${page}`;
  const context = createContext({ tree: site, currentPage: site.get(path)!, registry: siteExporters });
  return exportResource(site.get(`${path}/jcr:content/${FORMS[page]}`)!, context)!
    .items as unknown as Option[];
}

test.each(['gb/en', 'us/en', 'us/es', 'ca/en', 'ca/fr', 'ch/de', 'ch/fr', 'de/de', 'fr/fr', 'es/es'])(
  'visitors of %s find their own country chosen in each form, and each country once',
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
