import { exportAt, home, list, MODEL } from '../exporter/testing/site';

/* Catalogue components whose content depends on their page. */

const titles = (items: unknown): unknown[] =>
  list(items).map(({ title, children }) =>
    list(children ?? []).length > 0 ? [title, titles(children)] : title,
  );

describe('a commerce navigation', () => {
  const site = { navigationRoot: home, structureStart: 1 };

  it('shows the families in the order of their tags below the catalogue page', () => {
    expect(titles(exportAt('navigation', site).items)).toEqual([
      ['Products', [['Mobile', ['Piston']], 'Stationary', 'Oils']],
      ['After-sales', ['Oils']],
    ]);
  });

  it('links families with pages, and only names the others', () => {
    const [products] = list(exportAt('navigation', site).items);
    expect(products!.children).toMatchObject([
      { title: 'Mobile', level: 1, link: { valid: true, url: `${home}/products/mobile.html` } },
      { title: 'Stationary', link: { valid: false } },
      { title: 'Oils', link: { valid: true, url: `${home}/after-sales/oils.html` } },
    ]);
  });

  it('marks the family of the current product', () => {
    const [products] = list(exportAt('navigation', site, '/products/mobile/m-50').items);
    expect(list(products!.children).map(({ active }) => active)).toEqual([true, false, false]);
  });

  it('shows as many levels as its author wants', () => {
    const model = exportAt('navigation', { ...site, collectAllPages: false, structureDepth: 2 });
    expect(titles(model.items)).toEqual([
      ['Products', ['Mobile', 'Stationary', 'Oils']],
      ['After-sales', ['Oils']],
    ]);
  });
});

describe('a commerce breadcrumb', () => {
  const trail = (at: string, properties: object = {}) =>
    list(exportAt('breadcrumb', { startLevel: 3, ...properties }, at).items).map(({ title, current }) => [
      title,
      current,
    ]);

  it('leads from the catalogue through the families to the product, wherever its page is', () => {
    expect(trail('/products/mobile/m-50')).toEqual([
      ['English', false],
      ['Products', false],
      ['Mobile', false],
      ['Piston', false],
      ['M 50', true],
    ]);
  });

  it('ends with the family on a family’s page', () => {
    expect(trail('/products/mobile').at(-1)).toEqual(['Mobile', true]);
    expect(trail('/after-sales/oils')).toEqual([
      ['English', false],
      ['After-sales', false],
      ['Products', false],
      ['Oils', true],
    ]);
  });

  it('hides the product itself if its author wants that', () => {
    expect(trail('/products/mobile/m-50', { hideCurrent: true }).at(-1)).toEqual(['Piston', false]);
  });

  it('is an ordinary breadcrumb on other pages', () => {
    expect(trail('/after-sales')).toEqual([
      ['English', false],
      ['After-sales', true],
    ]);
  });
});

describe('a commerce experience fragment', () => {
  const words = (at: string, properties: object = {}) =>
    JSON.stringify(exportAt('experiencefragment', properties, at)[':items']).match(/<p>(.*?)<\/p>/)?.[1];

  it('shows the fragment of the product, else of its family', () => {
    expect(words('/products/mobile/m-50')).toBe('The M 50');
    expect(words('/products/mobile')).toBe('All mobile ones');
  });

  it('shows the fragment for its place on the page', () => {
    expect(words('/products/mobile/m-50', { fragmentLocation: 'aside' })).toBe('Beside the M 50');
  });

  it('shows nothing if no fragment is linked', () => {
    expect(exportAt('experiencefragment', {}, '/after-sales')[':itemsOrder']).toEqual([]);
  });
});

describe('a commerce content fragment', () => {
  const find = {
    modelPath: MODEL,
    linkElement: 'about',
    parentPath: '/content/dam/ventora/guides',
    elementNames: ['body'],
  };

  it('shows the fragment that names the product, in the language of the page', () => {
    const { elements, title } = exportAt('contentfragment', find, '/products/mobile/m-50');
    expect(title).toBe('Looking after the M 50');
    expect(elements).toMatchObject({ body: { value: '<p>Oil: 0.3 litres.</p>' } });
  });

  it('shows the family’s fragment on a family’s page', () => {
    expect(exportAt('contentfragment', find, '/products/mobile').title).toBe('Looking after it');
  });

  it('shows nothing on other pages, or without a configured element', () => {
    expect(exportAt('contentfragment', find, '/after-sales').title).toBeUndefined();
    expect(exportAt('contentfragment', { modelPath: MODEL }, '/products/mobile').title).toBeUndefined();
  });
});
