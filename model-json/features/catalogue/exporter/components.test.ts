import type { Model } from '../../../core/exporter/Exporter';
import { exportComponent } from '../../../core/exporter/site/testing';
import { PRODUCTS } from './testing';

const exported = (name: string, properties: object = {}, requestParameters: Record<string, string> = {}) =>
  exportComponent(`commerce/${name}`, properties, { requestParameters });
const skus = (model: Model) => (model.products as { sku: string }[]).map(({ sku }) => sku);
const HOME = '/content/ventora/gb/en.html';

describe('product', () => {
  it('is the one that its author names, by order number or by fragment', () => {
    expect(exported('product', { selection: 'V-1050-00' }).name).toBe('M 50');
    expect(exported('product', { selection: `${PRODUCTS}/v-2270-00` }).name).toBe('S 270');
  });

  it('has no name where nothing is named, and a place to go all the same', () => {
    const model = exported('product', { quotePage: '/content/ventora/gb/en/post', phone: '01632 960120' });
    expect(model.name).toBeUndefined();
    expect(model).toMatchObject({
      quoteLink: { valid: true, url: '/content/ventora/gb/en/post.html' },
      phone: '01632 960120',
    });
  });

  it('carries figures in the unit of their source', () => {
    const { figures } = exported('product', { selection: 'V-1050-00' });
    expect(figures).toContainEqual({ name: 'freeAirDelivery', value: 170, unit: 'l/min' });
  });

  it('describes its pictures, each at the address of the asset', () => {
    const { gallery } = exported('product', { selection: 'V-1050-00' });
    expect(gallery).toMatchObject([
      { image: { alt: 'The M 50', width: 1600 }, url: '/content/dam/ventora/m-50.jpg' },
      { image: { alt: 'Its gauge' } },
    ]);
  });

  it('shows the version that the address names, else the first', () => {
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

  it('says what it is, whether or not something is said of it first', () => {
    const words = (selection: string) => exported('product', { selection });
    expect(words('V-1050-00')).toMatchObject({ lead: undefined, description: 'Runs from any socket.' });
    expect(words('V-2270-00')).toMatchObject({
      lead: 'Three bays and a spray booth.',
      description: 'Two stages on 270 l.',
    });
  });

  it('names what belongs to it, without what is not there', () => {
    expect(exported('product', { selection: 'V-1050-00' })).toMatchObject({
      certificates: ['CE marking'],
      accessories: [{ sku: 'V-9001', name: 'VP 100', link: undefined }],
    });
  });

  it('is shown whole unless its author leaves parts out', () => {
    expect(exported('product')).toMatchObject({ showImage: true, showDetails: true });
    expect(exported('product', { showImage: false })).toMatchObject({ showImage: false, showDetails: true });
  });
});

describe('productteaser', () => {
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

  it('is empty where its product is gone', () => {
    expect(exported('productteaser', { selection: 'V-0000-00' }).name).toBeUndefined();
  });
});

describe('productlist', () => {
  const all = { category: 'ventora:family' };

  it('shows a family, or what its author names in that order', () => {
    expect(skus(exported('productlist', { category: 'ventora:family/stationary' }))).toEqual([
      'V-2270-00',
      'V-3007',
    ]);
    const selection = [`${PRODUCTS}/v-3007`, 'gone', `${PRODUCTS}/v-1050-00`];
    expect(skus(exported('productlist', { ...all, selection }))).toEqual(['V-3007', 'V-1050-00']);
  });

  it('is called by its family where its author wants that', () => {
    const category = 'ventora:family/stationary';
    expect(exported('productlist', { category, showTitle: true }).title).toBe('Stationary');
    expect(exported('productlist', { category }).title).toBeUndefined();
  });

  it('is sorted by address; what has no such figure comes last, whichever way', () => {
    const by = (sort_key: string, sort_order: string) =>
      skus(exported('productlist', all, { sort_key, sort_order }));
    expect(by('power', 'asc')).toEqual(['V-1050-00', 'V-2270-00', 'V-3007', 'V-9001']);
    expect(by('power', 'desc')).toEqual(['V-3007', 'V-2270-00', 'V-1050-00', 'V-9001']);
    expect(by('noise', 'asc')).toEqual(['V-3007', 'V-1050-00', 'V-2270-00', 'V-9001']);
    expect(by('name', 'asc')).toEqual(['V-1050-00', 'V-3007', 'V-2270-00', 'V-9001']);
    expect(by('__proto__', 'asc')).toEqual(['V-1050-00', 'V-2270-00', 'V-3007', 'V-9001']);
  });

  it('says which order is in use, and leads to the others and back', () => {
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

  it('offers no order where there is little to order', () => {
    expect(exported('productlist', { category: 'ventora:family/stationary' }).sorts).toEqual([]);
  });

  it('has pages, each with an address that keeps the order', () => {
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
  ])('takes page %s for one that there is', (page, first) => {
    expect(exported('productlist', { ...all, pageSize: 3 }, { page }).first).toBe(first);
  });
});

describe('relatedproducts', () => {
  const related = (properties: object) =>
    skus(exported('relatedproducts', { product: 'V-1050-00', ...properties }));

  it('shows what the product names, unless another rule is set', () => {
    expect(related({})).toEqual(['V-2270-00']);
    expect(related({ relationType: 'accessories' })).toEqual(['V-9001']);
    expect(related({ relationType: 'spare-parts' })).toEqual([]);
    expect(related({ relationType: 'same-use' })).toEqual(['V-2270-00']);
  });

  it('finds the nearest in power of the same family', () => {
    expect(skus(exported('relatedproducts', { product: 'V-3007', relationType: 'same-family' }))).toEqual([
      'V-2270-00',
    ]);
  });

  it('shows what its author named, but never the product itself', () => {
    expect(related({ selection: ['V-3007', 'V-1050-00', 'V-9001'] })).toEqual(['V-3007', 'V-9001']);
    expect(related({ selection: ['V-3007', 'V-9001'], maxItems: 1 })).toEqual(['V-3007']);
  });
});

describe('search', () => {
  const asked = (properties: object, choices: Record<string, string>) =>
    exported('search', { id: 'find', ...properties }, choices).asked;

  it('asks nothing before anything is looked for', () => {
    expect(exported('search', { id: 'find' })).toMatchObject({ action: `${HOME}#find`, query: undefined });
    expect(asked({}, { search_query: '  ', family: 'mobile' })).toBeUndefined();
  });

  it('asks for the words, the families and the page of the address', () => {
    expect(asked({ pageSize: 500 }, { search_query: ' quiet ', family: 'mobile,screw', page: '2' })).toEqual({
      query: 'quiet',
      families: ['mobile', 'screw'],
      page: 2,
      size: 96,
    });
    expect(asked({}, { search_query: 'quiet', page: 'minus' })).toMatchObject({ page: 1, size: 12 });
  });

  it('keeps to the family that its author names', () => {
    expect(
      asked({ category: 'ventora:family/screw' }, { search_query: 'r', family: 'mobile,screw/fixed-speed' }),
    ).toMatchObject({ root: 'screw', families: ['screw/fixed-speed'] });
  });
});
