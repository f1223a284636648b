import { exportAt, home, list } from '../testing/site';

describe('a product carousel', () => {
  const names = (properties: object, at?: string) =>
    list(exportAt('productcarousel', properties, at).products).map(({ name }) => name);

  it('shows the products that its author chose, in that order', () => {
    expect(names({ selection: ['v-3007', 'gone', 'V-1050-00'] })).toEqual(['R 7', 'M 50']);
  });

  it('shows the products of a family, or of the page’s family', () => {
    expect(names({ selectionType: 'category', category: 'ventora:family/stationary' })).toEqual([
      'S 270',
      'R 7',
    ]);
    expect(names({}, '/products/mobile')).toEqual(['M 50']);
  });

  it('shows no more products than its author wants', () => {
    expect(names({ category: 'ventora:family', productCount: 2 })).toHaveLength(2);
  });
});

describe('a featured category list and a category carousel', () => {
  const named = {
    items: {
      item0: { category: 'ventora:family/oils', asset: '/content/dam/ventora/oil.jpg' },
      item1: { category: 'ventora:family/gone' },
      item2: { category: 'ventora:family/mobile' },
    },
  };

  it.each(['featuredcategorylist', 'categorycarousel'])(
    'show the families that their author chose: %s',
    (type) => {
      expect(exportAt(type, named).categories).toMatchObject([
        { title: 'Oils', products: 1, image: { src: expect.stringContaining('oil') as string } },
        { title: 'Mobile', link: { url: `${home}/products/mobile.html` } },
      ]);
    },
  );

  it('show the families below one, each with the picture of its first product', () => {
    const cards = list(exportAt('featuredcategorylist', { category: 'ventora:family' }).categories);
    expect(cards.map(({ title, products }) => [title, products])).toEqual([
      ['Mobile', 1],
      ['Stationary', 2],
      ['Oils', 1],
    ]);
    expect(cards[0]!.image).toMatchObject({ src: expect.stringContaining('m-50') as string });
  });
});

describe('a commerce teaser', () => {
  const actions = (...entries: object[]) => ({
    actionsEnabled: true,
    actions: Object.fromEntries(entries.map((entry, index) => [`item${index}`, entry])),
  });

  it('links to a product by order number and to a family by tag, with their names', () => {
    const model = exportAt(
      'teaser',
      actions({ productSku: 'V-1050-00' }, { categoryId: 'ventora:family/oils', text: 'Which oil' }),
    );
    expect(model.actions).toMatchObject([
      { title: 'M 50', link: { url: `${home}/products/mobile/m-50.html` } },
      { title: 'Which oil', link: { url: `${home}/after-sales/oils.html` } },
    ]);
  });

  it('shows the product’s picture unless its author chose another', () => {
    expect(exportAt('teaser', actions({ productSku: 'V-1050-00' })).image).toMatchObject({
      alt: 'The M 50',
      // The teaser's own path has no picture.
      src: expect.stringMatching(/^\/content\/dam\//) as string,
    });
    const own = { fileReference: '/content/dam/ventora/oil.jpg', alt: 'Oil', altValueFromDAM: false };
    expect(exportAt('teaser', { ...actions({ productSku: 'V-1050-00' }), ...own }).image).toMatchObject({
      alt: 'Oil',
    });
  });

  it('has no link to a product without a page', () => {
    expect(exportAt('teaser', actions({ productSku: 'V-9001' })).actions).toMatchObject([
      { title: 'VP 100', link: { valid: false } },
    ]);
  });

  it('shows a family’s picture at the address of the family’s page', () => {
    expect(exportAt('teaser', actions({ categoryId: 'ventora:family/oils' })).image).toMatchObject({
      alt: 'Oil can',
      src: expect.stringContaining('/after-sales/oils/') as string,
    });
  });

  it('has no button for a product that is no longer in the catalogue', () => {
    const model = exportAt('teaser', actions({ productSku: 'V-0000-00' }, { productSku: 'V-1050-00' }));
    expect(model.actions).toMatchObject([{ title: 'M 50' }]);
  });
});
