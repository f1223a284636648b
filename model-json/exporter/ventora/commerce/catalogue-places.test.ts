import components from '../../../content/apps/ventora/components.json';
import type { Model } from '../../Exporter';
import { ContentTree } from '../../content-package/content-tree';
import { createContext } from '../../create-context';
import { exportResource } from '../../export-resource';
import { siteExporters } from '../index';
import { fragments, PRODUCTS, tags } from './testing';

/* Components of the catalogue that show what belongs to the page they stand on. */

const page = (title: string, content: object = {}, children: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'ventora/components/page',
    'jcr:title': title,
    ...content,
  },
  ...children,
});

const asset = { 'jcr:primaryType': 'dam:Asset', 'jcr:content': { metadata: { 'dc:format': 'image/jpeg' } } };
const home = '/content/ventora/gb/en';
const MODEL = '/conf/ventora/settings/dam/cfm/models/guide';

const guide = (title: string, master: object, variations: object = {}) => ({
  'jcr:primaryType': 'dam:Asset',
  'jcr:content': {
    'jcr:primaryType': 'dam:AssetContent',
    'jcr:title': title,
    contentFragment: true,
    data: { 'cq:model': MODEL, master, ...variations },
  },
});

const variation = (content: object, words: string) =>
  page('Variation', {
    'cq:xfVariantType': 'web',
    ...content,
    root: {
      'sling:resourceType': 'ventora/components/container',
      note: { 'sling:resourceType': 'ventora/components/text', text: `<p>${words}</p>`, textIsRich: true },
    },
  });

/** A component on one of the site's pages. */
function exported(type: string, properties: object, at = '/products'): Model {
  const tree = ContentTree.of({
    content: {
      ventora: page(
        'Ventora',
        {},
        {
          gb: page(
            'United Kingdom',
            {},
            {
              en: page(
                'English',
                {},
                {
                  products: page(
                    'Products',
                    { family: 'ventora:family' },
                    {
                      mobile: page(
                        'Mobile compressors',
                        { family: 'ventora:family/mobile' },
                        {
                          'm-50': page('M 50', { productPath: `${PRODUCTS}/v-1050-00` }),
                        },
                      ),
                      stray: page('Campaign', { hideInNav: false }),
                    },
                  ),
                  'after-sales': page(
                    'After-sales',
                    {},
                    { oils: page('Oils', { family: 'ventora:family/oils' }) },
                  ),
                },
              ),
            },
          ),
        },
      ),
    },
  });
  tree.mount('/apps/ventora/components', components);
  tree.mount(PRODUCTS, fragments);
  tree.mount('/content/cq:tags', tags);
  tree.mount(`${MODEL}/jcr:content/model/cq:dialog/content/items/body`, {
    name: 'body',
    fieldLabel: 'What to do',
    valueType: 'string',
  });
  tree.mount('/content/dam/ventora/m-50.jpg', asset);
  tree.mount('/content/dam/ventora/oil.jpg', asset);
  tree.mount('/content/dam/ventora/guides', {
    general: guide('Looking after it', { about: ['ventora:family/mobile'], body: '<p>Drain the tank.</p>' }),
    'm-50': guide(
      'Looking after the M 50',
      { about: 'V-1050-00', body: '<p>Oil: 0.3 l.</p>' },
      { en: { body: '<p>Oil: 0.3 litres.</p>' } },
    ),
  });
  tree.mount('/content/experience-fragments/ventora/gb/en/notes', {
    ...page('Notes'),
    mobile: variation({ 'cq:categories': ['ventora:family/mobile'] }, 'All mobile ones'),
    'm-50': variation({ 'cq:products': ['v 1050 00'] }, 'The M 50'),
    aside: variation({ 'cq:products': ['V-1050-00'], fragmentLocation: 'aside' }, 'Beside the M 50'),
  });
  const currentPage = tree.get(home + at);
  tree.mount(`${home}${at}/jcr:content/item`, {
    'sling:resourceType': `ventora/components/commerce/${type}`,
    ...properties,
  });
  const context = createContext({ tree, currentPage, registry: siteExporters });
  return exportResource(tree.get(`${home}${at}/jcr:content/item`)!, context)!;
}

const list = (value: unknown) => value as Model[];
const titles = (items: unknown): unknown[] =>
  list(items).map(({ title, children }) =>
    list(children ?? []).length > 0 ? [title, titles(children)] : title,
  );

describe('navigation', () => {
  const site = { navigationRoot: home, structureStart: 1 };

  it('shows the families in the order of their tags below the page of the catalogue, not its pages', () => {
    expect(titles(exported('navigation', site).items)).toEqual([
      ['Products', [['Mobile', ['Piston']], 'Stationary', 'Oils']],
      ['After-sales', ['Oils']],
    ]);
  });

  it('links families to their pages and only says those that have none', () => {
    const [products] = list(exported('navigation', site).items);
    expect(products!.children).toMatchObject([
      { title: 'Mobile', level: 1, link: { valid: true, url: `${home}/products/mobile.html` } },
      { title: 'Stationary', link: { valid: false } },
      { title: 'Oils', link: { valid: true, url: `${home}/after-sales/oils.html` } },
    ]);
  });

  it('marks the family of the product that is being read', () => {
    const [products] = list(exported('navigation', site, '/products/mobile/m-50').items);
    expect(list(products!.children).map(({ active }) => active)).toEqual([true, false, false]);
  });

  it('goes as deep as its author says', () => {
    const model = exported('navigation', { ...site, collectAllPages: false, structureDepth: 2 });
    expect(titles(model.items)).toEqual([
      ['Products', ['Mobile', 'Stationary', 'Oils']],
      ['After-sales', ['Oils']],
    ]);
  });
});

describe('breadcrumb', () => {
  const trail = (at: string, properties: object = {}) =>
    list(exported('breadcrumb', { startLevel: 3, ...properties }, at).items).map(({ title, current }) => [
      title,
      current,
    ]);

  it('leads from the catalogue through the families to the product, wherever its page stands', () => {
    expect(trail('/products/mobile/m-50')).toEqual([
      ['English', false],
      ['Products', false],
      ['Mobile', false],
      ['Piston', false],
      ['M 50', true],
    ]);
  });

  it('ends at the family on the page of one', () => {
    expect(trail('/products/mobile').at(-1)).toEqual(['Mobile', true]);
    expect(trail('/after-sales/oils')).toEqual([
      ['English', false],
      ['After-sales', false],
      ['Products', false],
      ['Oils', true],
    ]);
  });

  it('hides the product itself where its author wants that', () => {
    expect(trail('/products/mobile/m-50', { hideCurrent: true }).at(-1)).toEqual(['Piston', false]);
  });

  it('is the usual one on other pages', () => {
    expect(trail('/after-sales')).toEqual([
      ['English', false],
      ['After-sales', true],
    ]);
  });
});

describe('experiencefragment', () => {
  const words = (at: string, properties: object = {}) =>
    JSON.stringify(exported('experiencefragment', properties, at)[':items']).match(/<p>(.*?)<\/p>/)?.[1];

  it('shows the fragment of the product, else that of its family', () => {
    expect(words('/products/mobile/m-50')).toBe('The M 50');
    expect(words('/products/mobile')).toBe('All mobile ones');
  });

  it('shows the one for its place on the page', () => {
    expect(words('/products/mobile/m-50', { fragmentLocation: 'aside' })).toBe('Beside the M 50');
  });

  it('shows nothing where no fragment is linked', () => {
    expect(exported('experiencefragment', {}, '/after-sales')[':itemsOrder']).toEqual([]);
  });
});

describe('contentfragment', () => {
  const find = {
    modelPath: MODEL,
    linkElement: 'about',
    parentPath: '/content/dam/ventora/guides',
    elementNames: ['body'],
  };

  it('shows the fragment whose element names the product, in the language of the page', () => {
    const { elements, title } = exported('contentfragment', find, '/products/mobile/m-50');
    expect(title).toBe('Looking after the M 50');
    expect(elements).toMatchObject({ body: { value: '<p>Oil: 0.3 litres.</p>' } });
  });

  it('shows that of the family on the page of one', () => {
    expect(exported('contentfragment', find, '/products/mobile').title).toBe('Looking after it');
  });

  it('shows nothing on other pages, and where the author has not said how to find it', () => {
    expect(exported('contentfragment', find, '/after-sales').title).toBeUndefined();
    expect(exported('contentfragment', { modelPath: MODEL }, '/products/mobile').title).toBeUndefined();
  });
});

describe('productcarousel', () => {
  const names = (properties: object, at?: string) =>
    list(exported('productcarousel', properties, at).products).map(({ name }) => name);

  it('shows the products that its author names, in that order', () => {
    expect(names({ selection: ['v-3007', 'gone', 'V-1050-00'] })).toEqual(['R 7', 'M 50']);
  });

  it('shows a family, or that of the page', () => {
    expect(names({ selectionType: 'category', category: 'ventora:family/stationary' })).toEqual([
      'S 270',
      'R 7',
    ]);
    expect(names({}, '/products/mobile')).toEqual(['M 50']);
  });

  it('shows no more than its author wants', () => {
    expect(names({ category: 'ventora:family', productCount: 2 })).toHaveLength(2);
  });
});

describe('featuredcategorylist and categorycarousel', () => {
  const named = {
    items: {
      item0: { category: 'ventora:family/oils', asset: '/content/dam/ventora/oil.jpg' },
      item1: { category: 'ventora:family/gone' },
      item2: { category: 'ventora:family/mobile' },
    },
  };

  it.each(['featuredcategorylist', 'categorycarousel'])(
    'shows the families that its author names: %s',
    (type) => {
      expect(exported(type, named).categories).toMatchObject([
        { title: 'Oils', products: 1, image: { src: expect.stringContaining('oil') as string } },
        { title: 'Mobile', link: { url: `${home}/products/mobile.html` } },
      ]);
    },
  );

  it('shows the families below one, each with the picture of its first product', () => {
    const cards = list(exported('featuredcategorylist', { category: 'ventora:family' }).categories);
    expect(cards.map(({ title, products }) => [title, products])).toEqual([
      ['Mobile', 1],
      ['Stationary', 2],
      ['Oils', 1],
    ]);
    expect(cards[0]!.image).toMatchObject({ src: expect.stringContaining('m-50') as string });
  });
});

describe('teaser', () => {
  const actions = (...entries: object[]) => ({
    actionsEnabled: true,
    actions: Object.fromEntries(entries.map((entry, index) => [`item${index}`, entry])),
  });

  it('leads to a product by its order number and to a family by its tag, named after them', () => {
    const model = exported(
      'teaser',
      actions({ productSku: 'V-1050-00' }, { categoryId: 'ventora:family/oils', text: 'Which oil' }),
    );
    expect(model.actions).toMatchObject([
      { title: 'M 50', link: { url: `${home}/products/mobile/m-50.html` } },
      { title: 'Which oil', link: { url: `${home}/after-sales/oils.html` } },
    ]);
  });

  it('shows the product’s picture unless its author gave another', () => {
    expect(exported('teaser', actions({ productSku: 'V-1050-00' })).image).toMatchObject({ alt: 'The M 50' });
    const own = { fileReference: '/content/dam/ventora/oil.jpg', alt: 'Oil', altValueFromDAM: false };
    expect(exported('teaser', { ...actions({ productSku: 'V-1050-00' }), ...own }).image).toMatchObject({
      alt: 'Oil',
    });
  });

  it('has no link to a product without a page', () => {
    expect(exported('teaser', actions({ productSku: 'V-9001' })).actions).toMatchObject([
      { title: 'VP 100', link: { valid: false } },
    ]);
  });
});
