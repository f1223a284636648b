import { ContentTree } from '../../../core/exporter/content-package/content-tree';
import { cataloguePages } from './catalogue-pages';
import { fragments, tags } from '../exporter/testing/fragments';

const page = (content: object, children: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', ...content },
  ...children,
});

const generic = '/content/ventora/de/de/templates';

/** A site with a page for the mobile compressors and one for the S 270. */
const site = (products: object = {}, more: object = {}) =>
  ContentTree.of({
    content: {
      ventora: page(
        {},
        {
          de: page(
            {},
            {
              de: page(
                { 'jcr:language': 'de_de' },
                {
                  products: page(
                    {
                      family: 'ventora:family',
                      'cq:cifProductPage': `${generic}/product`,
                      'cq:cifCategoryPage': `${generic}/category`,
                      ...products,
                    },
                    {
                      movable: page({ family: 'ventora:family/mobile' }),
                      special: page({ productPath: '/content/dam/ventora/products/v-2270-00' }),
                    },
                  ),
                },
              ),
            },
          ),
        },
      ),
      dam: { ventora: { products: { ...fragments, ...more } } },
      'cq:tags': tags,
    },
  });

const products = '/content/ventora/de/de/products';
const names = (below: readonly { name: string }[]) => below.map(({ name }) => name);

it('generates a page for each family with products but no page, below its parent family, in the language of the site', () => {
  const { below } = cataloguePages(site());
  expect(names(below(products))).toEqual(['stationary', 'oils']);
  expect(names(below(`${products}/movable`))).toEqual(['piston']);
  expect(below(products)[0]!.own['jcr:content']).toMatchObject({
    family: 'ventora:family/stationary',
    'jcr:title': 'Stationär',
    hideInNav: false,
  });
});

it('generates a page for each product without one, below its family', () => {
  const { below } = cataloguePages(site());
  expect(below(`${products}/movable/piston`)).toEqual([
    {
      name: 'm-50',
      master: `${generic}/product`,
      key: { productPath: '/content/dam/ventora/products/v-1050-00' },
      own: {
        'jcr:content': {
          productPath: '/content/dam/ventora/products/v-1050-00',
          'jcr:title': 'M 50: Mobiler Kolbenkompressor',
          navTitle: 'M 50',
          'jcr:description': 'Runs from any socket.',
          pretitle: 'Mobiler Kolbenkompressor',
          hideInNav: true,
          'cq:robotsTags': [],
        },
        'jcr:content/cq:featuredimage': {
          fileReference: '/content/dam/ventora/m-50.jpg',
          alt: 'Der M 50',
          altValueFromDAM: false,
        },
      },
    },
  ]);
  expect(names(below(`${products}/stationary`))).toEqual(['r-7']);
});

it('gives two products with the same name different addresses', () => {
  const again = { 'v-1051-00': fragments['v-1050-00'] };
  expect(names(cataloguePages(site({}, again)).below(`${products}/movable/piston`))).toEqual([
    'm-50',
    'v-1051-00',
  ]);
});

it('adds nothing to a site without template pages', () => {
  const { roots } = cataloguePages(site({ 'cq:cifProductPage': '', 'cq:cifCategoryPage': '' }));
  expect(roots).toEqual([]);
});

it('adds no product pages if only families have a template page', () => {
  const { below } = cataloguePages(site({ 'cq:cifProductPage': '' }));
  expect(below(`${products}/movable/piston`)).toEqual([]);
  expect(names(below(products))).toEqual(['stationary', 'oils']);
});
