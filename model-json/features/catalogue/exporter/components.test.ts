import type { Model } from '../../../core/exporter/Exporter';
import { exportComponent } from '../../../core/exporter/site/testing';
import { PRODUCTS } from './testing/fragments';

const exported = (name: string, properties: object = {}, requestParameters: Record<string, string> = {}) =>
  exportComponent(`commerce/${name}`, properties, { requestParameters });
const skus = (model: Model) => (model.products as { sku: string }[]).map(({ sku }) => sku);
const HOME = '/content/ventora/gb/en.html';

describe('a product', () => {
  it('is the one that its author chose, by order number or fragment', () => {
    expect(exported('product', { selection: 'V-1050-00' }).name).toBe('M 50');
    expect(exported('product', { selection: `${PRODUCTS}/v-2270-00` }).name).toBe('S 270');
  });

  it('has no name if none is chosen, but an address all the same', () => {
    const model = exported('product', { quotePage: '/content/ventora/gb/en/post', phone: '01632 960120' });
    expect(model.name).toBeUndefined();
    expect(model).toMatchObject({
      quoteLink: { valid: true, url: '/content/ventora/gb/en/post.html' },
      phone: '01632 960120',
    });
  });

  it('has figures in the unit of their source', () => {
    const { figures } = exported('product', { selection: 'V-1050-00' });
    expect(figures).toContainEqual({ name: 'freeAirDelivery', value: 170, unit: 'l/min' });
  });

  it('has described pictures, each at the address of its asset', () => {
    const { gallery } = exported('product', { selection: 'V-1050-00' });
    expect(gallery).toMatchObject([
      { image: { alt: 'The M 50', width: 1600 }, url: '/content/dam/ventora/m-50.jpg' },
      { image: { alt: 'Its gauge' } },
    ]);
  });

  it('has its construction and what it holds as its fragment has them, for the view to read', () => {
    expect(exported('product', { selection: 'V-1050-00' })).toMatchObject({
      features: ['ventora:feature/belt-driven'],
      includes: [],
    });
  });

  it('shows the version in the address, else the first', () => {
    const shown = (variant: string) => exported('product', { selection: 'V-3007', id: 'r7' }, { variant });
    expect(shown('v3007-10')).toMatchObject({
      sku: 'V-3007-10',
      variants: [
        { name: '8 bar', current: false, link: { url: `${HOME}?variant=V-3007-08#r7` } },
        { name: '10 bar', current: true },
      ],
    });
    expect(shown('v3007-10').figures).toContainEqual({ name: 'freeAirDelivery', value: 1000, unit: 'l/min' });
    expect(shown('nonsense').sku).toBe('V-3007-08');
  });

  it('has a description, with or without a lead', () => {
    const words = (selection: string) => exported('product', { selection });
    expect(words('V-1050-00')).toMatchObject({ lead: undefined, description: 'Runs from any socket.' });
    expect(words('V-2270-00')).toMatchObject({
      lead: 'Three bays and a spray booth.',
      description: 'Two stages on 270 l.',
    });
  });

  it('lists related content, without missing items', () => {
    expect(exported('product', { selection: 'V-1050-00' })).toMatchObject({
      certificates: ['CE marking'],
      accessories: [{ sku: 'V-9001', name: 'VP 100', link: undefined }],
    });
  });

  it('is shown in full unless its author hides parts', () => {
    expect(exported('product')).toMatchObject({ showImage: true, showDetails: true });
    expect(exported('product', { showImage: false })).toMatchObject({ showImage: false, showDetails: true });
  });
});

describe('a product teaser', () => {
  it('leads to the page of its product', () => {
    const model = exported('productteaser', {
      selection: 'V-1050-00',
      linkTarget: '_blank',
      ctaText: 'See it',
    });
    expect(model).toMatchObject({
      id: expect.stringMatching(/^productteaser-/) as string,
      name: 'M 50',
      link: { url: '/content/ventora/gb/en/products/m-50.html', attributes: { target: '_blank' } },
      ctaText: 'See it',
    });
  });

  it('is empty if its product is missing', () => {
    expect(exported('productteaser', { selection: 'V-0000-00' }).name).toBeUndefined();
  });
});

describe('a product list', () => {
  const all = { category: 'ventora:family' };

  it('shows a family, or the products that its author chose in that order', () => {
    expect(skus(exported('productlist', { category: 'ventora:family/stationary' }))).toEqual([
      'V-2270-00',
      'V-3007',
    ]);
    const selection = [`${PRODUCTS}/v-3007`, 'gone', `${PRODUCTS}/v-1050-00`];
    expect(skus(exported('productlist', { ...all, selection }))).toEqual(['V-3007', 'V-1050-00']);
  });

  it('is titled with its family if its author wants that', () => {
    const category = 'ventora:family/stationary';
    expect(exported('productlist', { category, showTitle: true }).title).toBe('Stationary');
    expect(exported('productlist', { category }).title).toBeUndefined();
  });

  it('is sorted by address, with missing figures last in both directions', () => {
    const by = (sort_key: string, sort_order: string) =>
      skus(exported('productlist', all, { sort_key, sort_order }));
    expect(by('power', 'asc')).toEqual(['V-1050-00', 'V-2270-00', 'V-3007', 'V-9001']);
    expect(by('power', 'desc')).toEqual(['V-3007', 'V-2270-00', 'V-1050-00', 'V-9001']);
    expect(by('noise', 'asc')).toEqual(['V-3007', 'V-1050-00', 'V-2270-00', 'V-9001']);
    expect(by('name', 'asc')).toEqual(['V-1050-00', 'V-3007', 'V-2270-00', 'V-9001']);
    expect(by('__proto__', 'asc')).toEqual(['V-1050-00', 'V-2270-00', 'V-3007', 'V-9001']);
  });

  it('states the current order, and links to the others and the reverse', () => {
    const { sorts } = exported(
      'productlist',
      { ...all, id: 'list' },
      { sort_key: 'power', sort_order: 'asc' },
    );
    expect(sorts).toMatchObject([
      { key: 'name', current: false, link: { url: `${HOME}?sort_key=name&sort_order=asc#list` } },
      {
        key: 'power',
        current: true,
        order: 'asc',
        link: { url: `${HOME}?sort_key=power&sort_order=desc#list` },
      },
      { key: 'flow' },
      { key: 'noise' },
    ]);
  });

  it('offers no sorting for few products', () => {
    expect(exported('productlist', { category: 'ventora:family/stationary' }).sorts).toEqual([]);
  });

  it('has pages whose addresses keep the order', () => {
    const list = { ...all, id: 'list', pageSize: 3 };
    const second = exported('productlist', list, { page: '2', sort_key: 'name', sort_order: 'desc' });
    expect(second).toMatchObject({ total: 4, first: 4, last: 4 });
    expect(second.pages).toMatchObject([
      { number: 1, current: false, link: { url: `${HOME}?sort_key=name&sort_order=desc#list` } },
      { number: 2, current: true, link: { url: `${HOME}?sort_key=name&sort_order=desc&page=2#list` } },
    ]);
  });

  it.each([
    ['0', 1],
    ['-3', 1],
    ['99', 4],
    ['two', 1],
  ])('corrects page %s to an existing one', (page, first) => {
    expect(exported('productlist', { ...all, pageSize: 3 }, { page }).first).toBe(first);
  });
});

describe('related products', () => {
  const related = (properties: object) =>
    skus(exported('relatedproducts', { product: 'V-1050-00', ...properties }));

  it('are those that the product names, unless another rule is set', () => {
    expect(related({})).toEqual(['V-2270-00']);
    expect(related({ relationType: 'accessories' })).toEqual(['V-9001']);
    expect(related({ relationType: 'spare-parts' })).toEqual([]);
    expect(related({ relationType: 'same-use' })).toEqual(['V-2270-00']);
  });

  it('begin with the next sizes of its family, each once', () => {
    expect(related({ product: 'V-2270-00' })).toEqual(['V-3007']);
    expect(related({})).toEqual(['V-2270-00']);
  });

  it('are the nearest in power of the same family', () => {
    expect(skus(exported('relatedproducts', { product: 'V-3007', relationType: 'same-family' }))).toEqual([
      'V-2270-00',
    ]);
  });

  it('are those that their author chose, but never the product itself', () => {
    expect(related({ selection: ['V-3007', 'V-1050-00', 'V-9001'] })).toEqual(['V-3007', 'V-9001']);
    expect(related({ selection: ['V-3007', 'V-9001'], maxItems: 1 })).toEqual(['V-3007']);
  });
});

describe('a product search', () => {
  const asked = (properties: object, choices: Record<string, string>) =>
    exported('search', { id: 'find', ...properties }, choices).asked;

  it('asks nothing before a visitor searches', () => {
    expect(exported('search', { id: 'find' })).toMatchObject({ action: `${HOME}#find`, query: undefined });
    expect(asked({}, { search_query: '  ', family: 'mobile' })).toBeUndefined();
  });

  it('asks for the words, the families and the page in the address', () => {
    expect(asked({ pageSize: 500 }, { search_query: ' quiet ', family: 'mobile,screw', page: '2' })).toEqual({
      query: 'quiet',
      families: ['mobile', 'screw'],
      page: 2,
      size: 96,
    });
    expect(asked({}, { search_query: 'quiet', page: 'minus' })).toMatchObject({ page: 1, size: 12 });
  });

  it('stays within the family that its author chose', () => {
    expect(
      asked({ category: 'ventora:family/screw' }, { search_query: 'r', family: 'mobile,screw/fixed-speed' }),
    ).toMatchObject({ root: 'screw', families: ['screw/fixed-speed'] });
  });
});
