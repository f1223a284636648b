import { exportAt, home, list } from './testing-site';

describe('productcarousel', () => {
  const names = (properties: object, at?: string) =>
    list(exportAt('productcarousel', properties, at).products).map(({ name }) => name);

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
      expect(exportAt(type, named).categories).toMatchObject([
        { title: 'Oils', products: 1, image: { src: expect.stringContaining('oil') as string } },
        { title: 'Mobile', link: { url: `${home}/products/mobile.html` } },
      ]);
    },
  );

  it('shows the families below one, each with the picture of its first product', () => {
    const cards = list(exportAt('featuredcategorylist', { category: 'ventora:family' }).categories);
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
    const model = exportAt(
      'teaser',
      actions({ productSku: 'V-1050-00' }, { categoryId: 'ventora:family/oils', text: 'Which oil' }),
    );
    expect(model.actions).toMatchObject([
      { title: 'M 50', link: { url: `${home}/products/mobile/m-50.html` } },
      { title: 'Which oil', link: { url: `${home}/after-sales/oils.html` } },
    ]);
  });

  it('shows the product’s picture unless its author gave another', () => {
    expect(exportAt('teaser', actions({ productSku: 'V-1050-00' })).image).toMatchObject({
      alt: 'The M 50',
      // The teaser itself holds no picture that could be asked for.
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

  it('shows the picture of a family’s page at the address of that page: the teaser stores none', () => {
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
