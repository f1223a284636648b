import { exportAt, home, list, MODEL } from '../exporter/testing-site';

/* Components of the catalogue that show what belongs to the page they stand on. */

const titles = (items: unknown): unknown[] =>
  list(items).map(({ title, children }) =>
    list(children ?? []).length > 0 ? [title, titles(children)] : title,
  );

describe('navigation', () => {
  const site = { navigationRoot: home, structureStart: 1 };

  it('shows the families in the order of their tags below the page of the catalogue, not its pages', () => {
    expect(titles(exportAt('navigation', site).items)).toEqual([
      ['Products', [['Mobile', ['Piston']], 'Stationary', 'Oils']],
      ['After-sales', ['Oils']],
    ]);
  });

  it('links families to their pages and only says those that have none', () => {
    const [products] = list(exportAt('navigation', site).items);
    expect(products!.children).toMatchObject([
      { title: 'Mobile', level: 1, link: { valid: true, url: `${home}/products/mobile.html` } },
      { title: 'Stationary', link: { valid: false } },
      { title: 'Oils', link: { valid: true, url: `${home}/after-sales/oils.html` } },
    ]);
  });

  it('marks the family of the product that is being read', () => {
    const [products] = list(exportAt('navigation', site, '/products/mobile/m-50').items);
    expect(list(products!.children).map(({ active }) => active)).toEqual([true, false, false]);
  });

  it('goes as deep as its author says', () => {
    const model = exportAt('navigation', { ...site, collectAllPages: false, structureDepth: 2 });
    expect(titles(model.items)).toEqual([
      ['Products', ['Mobile', 'Stationary', 'Oils']],
      ['After-sales', ['Oils']],
    ]);
  });
});

describe('breadcrumb', () => {
  const trail = (at: string, properties: object = {}) =>
    list(exportAt('breadcrumb', { startLevel: 3, ...properties }, at).items).map(({ title, current }) => [
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
    JSON.stringify(exportAt('experiencefragment', properties, at)[':items']).match(/<p>(.*?)<\/p>/)?.[1];

  it('shows the fragment of the product, else that of its family', () => {
    expect(words('/products/mobile/m-50')).toBe('The M 50');
    expect(words('/products/mobile')).toBe('All mobile ones');
  });

  it('shows the one for its place on the page', () => {
    expect(words('/products/mobile/m-50', { fragmentLocation: 'aside' })).toBe('Beside the M 50');
  });

  it('shows nothing where no fragment is linked', () => {
    expect(exportAt('experiencefragment', {}, '/after-sales')[':itemsOrder']).toEqual([]);
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
    const { elements, title } = exportAt('contentfragment', find, '/products/mobile/m-50');
    expect(title).toBe('Looking after the M 50');
    expect(elements).toMatchObject({ body: { value: '<p>Oil: 0.3 litres.</p>' } });
  });

  it('shows that of the family on the page of one', () => {
    expect(exportAt('contentfragment', find, '/products/mobile').title).toBe('Looking after it');
  });

  it('shows nothing on other pages, and where the author has not said how to find it', () => {
    expect(exportAt('contentfragment', find, '/after-sales').title).toBeUndefined();
    expect(exportAt('contentfragment', { modelPath: MODEL }, '/products/mobile').title).toBeUndefined();
  });
});
