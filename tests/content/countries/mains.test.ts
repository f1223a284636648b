/** @jest-turn 4 */
import { createContext } from '../../../model-json/core/exporter/create-context';
import { exportResource } from '../../../model-json/core/exporter/export-resource';
import { siteExporters } from '../../../model-json/sites/ventora/exporters';
import type { Repository } from '../../../model-json/core/repository/Repository';
import type { Resource } from '../../../model-json/core/repository/Resource';
import { openSiteContent } from '../../../model-json/sites/ventora/site-content';
import { number, products } from '../products/products';

let site: Repository;
beforeAll(async () => {
  site = await openSiteContent();
});
afterAll(() => site.close());

const isPage = ({ properties }: Resource) => properties['jcr:primaryType'] === 'cq:Page';

function* listPages(page: Resource): Generator<[product: string, page: Resource]> {
  const product = page.children.get('jcr:content')?.properties.productPath;
  if (typeof product === 'string') yield [product, page];
  for (const child of page.children.values()) if (isPage(child)) yield* listPages(child);
}

/** The note about the supply on a product's page, as HTML. */
function noteOn(page: Resource): string {
  const context = createContext({ tree: site, currentPage: page, registry: siteExporters });
  const place = site.get(`${page.path}/jcr:content/root/main/key_figures/mains`)!;
  return JSON.stringify(exportResource(place, context)?.[':items'] ?? {});
}

/** Machines with motors for European mains. Drains have coils. */
const isDriven = (product: string) => {
  const master = products.get(product);
  return number(master, 'frequency') === 50 && master?.family !== 'ventora:family/condensate/drains';
};

const pagesIn = (country: string) => [...listPages(site.get(`/content/ventora/${country}/products`)!)];

/** Ratings by NEMA MG 1 for the systems of ANSI C84.1, and by CSA C235, which adds 600 V. */
test.each([
  ['us/en', 'ANSI C84.1', /200, 230 or 460/],
  ['us/es', 'ANSI C84.1', /200, 230 o 460/],
  ['ca/en', 'CSA C235', /200, 230, 460 or 575/],
  ['ca/fr', 'CSA C235', /200, 230, 460 ou 575/],
])(
  '%s tells buyers of each 50 Hz machine which voltages it is built for there',
  (country, standard, voltages) => {
    const pages = pagesIn(country);
    const driven = pages.filter(([product]) => isDriven(product));
    expect(driven.length).toBeGreaterThan(100);
    for (const [, page] of driven) {
      const note = noteOn(page);
      if (!note.includes(standard) || !voltages.test(note))
        throw new Error(`${page.path} does not mention the voltages`);
    }
    const others = pages.filter(([product]) => !isDriven(product));
    expect(others.filter(([, page]) => noteOn(page) !== '{}').map(([, { path }]) => path)).toEqual([]);
  },
);

test.each(['us/en', 'us/es', 'ca/en', 'ca/fr'])('%s links to the option for special voltages', (country) => {
  const option = `/content/ventora/${country}/products/customise/special-voltage-and-60-hz`;
  expect(site.get(option)).toBeDefined();
  const [, page] = pagesIn(country).find(([product]) => isDriven(product))!;
  expect(noteOn(page)).toContain(`${option}.html`);
});

test.each(['gb/en', 'de/de', 'ch/fr'])(
  '%s shows no note about the mains, as the figures already match',
  (country) => {
    expect(pagesIn(country).filter(([, page]) => noteOn(page) !== '{}')).toEqual([]);
  },
);

test('shows the telephone number of its own country on every product page', () => {
  const foreign = pagesIn('us/en')
    .map(([, { path }]) => `${path}/jcr:content/root/main/product/product`)
    .filter((at) => site.get(at)?.properties.phone !== '(704) 555-0112');
  expect(foreign).toEqual([]);
});
