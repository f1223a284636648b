import { ContentTree } from '../../../core/exporter/content-package/content-tree';
import { createContext } from '../../../core/exporter/create-context';
import { siteExporters } from '../../../sites/ventora/exporters';
import { catalogueOf } from './catalogue-of';
import { figureOf } from './figures';
import { productName } from './product-card';
import { elementText, elementTexts } from '../../../core/exporter/shared/fragment-elements';
import { fragments, product, PRODUCTS } from '../exporter/testing/fragments';

const page = (content: object, children: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'ventora/components/page',
    ...content,
  },
  ...children,
});

const products = {
  'm-50': page({ productPath: `${PRODUCTS}/v-1050-00` }),
  mobile: page({ family: 'ventora:family/mobile' }),
};

function siteTree(version?: number) {
  const tree = ContentTree.of({
    content: {
      ventora: page(
        {},
        { gb: page({}, { en: page({}, products) }), de: page({}, { de: page({}, products) }) },
      ),
    },
  });
  tree.mount(PRODUCTS, fragments);
  return version === undefined ? tree : Object.assign(tree, { version });
}

const contextAt = (path: string, tree = siteTree()) =>
  createContext({ tree, currentPage: tree.get(path), registry: siteExporters });
const english = () => contextAt('/content/ventora/gb/en');

it('finds products, and no fragments of other models', () => {
  expect(catalogueOf(english()).products.map(({ sku }) => sku)).toEqual([
    'V-1050-00',
    'V-2270-00',
    'V-3007',
    'V-9001',
  ]);
});

it.each(['V-1050-00', 'v 1050 00', 'v105000', 'V.1050/00'])(
  'recognises the order number typed as %s',
  (typed) => {
    expect(catalogueOf(english()).findSku(typed)).toMatchObject({
      product: { sku: 'V-1050-00' },
      variant: undefined,
    });
  },
);

it('resolves the order number of a version to its product', () => {
  expect(catalogueOf(english()).findSku('v-3007-10')).toMatchObject({
    product: { sku: 'V-3007' },
    variant: 'V-3007-10',
  });
});

it('includes a family’s descendants, but no family whose name only starts the same', () => {
  const inFamily = (family: string) =>
    catalogueOf(english())
      .inFamily(family)
      .map(({ sku }) => sku);
  expect(inFamily('ventora:family/mobile')).toEqual(['V-1050-00']);
  expect(inFamily('ventora:family/stationary')).toEqual(['V-2270-00', 'V-3007']);
  expect(inFamily('ventora:family')).toHaveLength(4);
  expect(inFamily('ventora:family/mob')).toEqual([]);
});

it('completes the figures of a version with those of its product', () => {
  const [eight, ten] = catalogueOf(english()).findSku('V-3007')!.product.variants;
  expect([eight, ten].map((each) => figureOf(each!.figures, 'freeAirDelivery'))).toEqual([1120, 1000]);
  expect(figureOf(ten!.figures, 'motorPower')).toBe(7.5);
});

it('shows a product on the page of the current language', () => {
  const pageIn = (root: string) => {
    const context = contextAt(root);
    const catalogue = catalogueOf(context);
    return catalogue.pageOf(catalogue.findSku('V-1050-00')!.product, context.currentPage)?.path;
  };
  expect(pageIn('/content/ventora/gb/en')).toBe('/content/ventora/gb/en/m-50');
  expect(pageIn('/content/ventora/de/de')).toBe('/content/ventora/de/de/m-50');
});

it('shows a family on its page', () => {
  const context = english();
  expect(catalogueOf(context).pageOfFamily('ventora:family/mobile', context.currentPage)?.name).toBe(
    'mobile',
  );
  expect(catalogueOf(context).pageOfFamily('ventora:family/oils', context.currentPage)).toBeUndefined();
});

it('uses a text in the current language, else in the source language', () => {
  const { fragment } = catalogueOf(english()).findSku('V-1050-00')!.product;
  const text = (name: string, language: string, country = '') =>
    elementText(fragment, name, { language, country });
  expect(text('kind', 'de', 'CH')).toBe('Mobiler Kolbenkompressor');
  expect(text('kind', 'es')).toBe('Mobile piston compressor');
  expect(text('description', 'de')).toBe('Runs from any socket.');
  expect(elementTexts(fragment, 'galleryAlt', { language: 'de', country: 'DE' })).toEqual([
    'Der M 50',
    'Sein Manometer',
  ]);
});

it('names a product by its order number if it has no name', () => {
  const tree = siteTree();
  tree.mount(`${PRODUCTS}/v-1`, product({}));
  const found = catalogueOf(contextAt('/content/ventora/gb/en', tree)).findSku('V-1')!.product;
  expect(productName(found, { language: 'en', country: '' })).toBe('V-1');
});

it('is built once for each version of the content', () => {
  const tree = siteTree(1) as ContentTree & { version: number };
  const context = contextAt('/content/ventora/gb/en', tree);
  const first = catalogueOf(context);
  expect(catalogueOf(context)).toBe(first);
  tree.version = 2;
  expect(catalogueOf(context)).not.toBe(first);
});

it('is empty for a site without products', () => {
  const tree = ContentTree.of({ content: { other: page({}) } });
  expect(catalogueOf(contextAt('/content/other', tree)).products).toEqual([]);
});
