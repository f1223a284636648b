import type { ProductItem } from '../../../shared/features/catalogue/ProductItem';
import { gb, names, search, startSearchSite } from './search-site';
import type { TestSite } from '../start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSearchSite();
});
afterAll(() => site.close());

const ask = (query: string) => search(site, query);
const urls = async (query: string) =>
  (await ask(query)).items.map((item) => ('url' in item ? item.url : (item.link as { url?: string })?.url));
const options = async (query: string, facet: string) => (await ask(query)).facets[facet]!;

describe('a visitor finds', () => {
  it.each([
    ['a product by its name', 'q=m+50', 'M 50'],
    ['a product by its order number, however punctuated', 'q=v+1050/00', 'M 50'],
    ['a product by the number of a version', 'q=V-3007-10', 'R 7'],
    ['a product by words on its page', 'q=dentist', 'M 24 Silent'],
    ['a family', 'q=mobile+compressors&kind=family', 'Mobile compressors'],
    ['an article', 'q=leaks&kind=article', 'Leaks cost more than you think'],
    ['a product’s document', 'q=operating+manual&kind=document', 'Operating manual M 24 Silent'],
    ['a product by its figures in words', 'q=compressor+under+65+dB', 'M 24 Silent'],
    ['a product by a property in words', 'lang=de&q=%C3%B6lfrei', 'M 24 Silent'],
  ])('%s', async (_what, query, name) => {
    expect(names(await ask(query))[0]).toBe(name);
  });

  it('a product once, though it has a page', async () => {
    expect(names(await ask('q=m+24+silent')).filter((name) => name === 'M 24 Silent')).toHaveLength(1);
  });

  it('only pages open to search engines and files that are linked', async () => {
    expect(names(await ask('q=secret'))).not.toContain('Secret leaks');
    expect(names(await ask('q=operating+manual&kind=document'))).toHaveLength(1);
  });

  it('the content of the requested site, with its addresses', async () => {
    expect(await urls('q=leaks')).toEqual(['/leaks']);
    expect(await urls('q=leaks&lang=en-US')).toEqual(['/us/en/yard']);
    expect(await urls('q=m+24&lang=de-DE&kind=product')).toEqual(['/de/de/products/m-24']);
    expect((await ask('q=m+24&lang=de&kind=product')).asked.lang).toBe('de-DE');
  });

  it('a product without a page on the site, shown without a link', async () => {
    const { items } = await ask('q=m+50&lang=en-US&kind=product');
    expect(items[0]).toMatchObject({ name: 'M 50' });
    expect(items[0]).not.toHaveProperty('link');
  });
});

describe('filtering', () => {
  it('counts each option in combination with the other choices, and keeps options without results', async () => {
    const family = await options('q=conversation', 'family');
    expect(family).toEqual([
      { value: 'mobile', title: 'Mobile', count: 1, selected: false, level: 0 },
      { value: 'mobile/piston', title: 'Piston', count: 1, selected: false, level: 1 },
      { value: 'stationary', title: 'Stationary', count: 0, selected: false, level: 0 },
      { value: 'oils', title: 'Oils', count: 0, selected: false, level: 0 },
    ]);
  });

  it('names options in the reader’s language', async () => {
    expect((await options('lang=de', 'family')).map(({ title }) => title)).toContain('Kolben');
    expect((await options('lang=de', 'kind'))[0]).toMatchObject({ value: 'product', title: 'Produkte' });
  });

  it('includes the descendants of a family, and combines several families with “or”', async () => {
    expect(names(await ask('family=mobile')).sort()).toEqual(['M 24 Silent', 'M 50']);
    expect((await ask('family=mobile&family=oils')).total).toBe(3);
    expect((await options('family=mobile', 'family'))[0]).toMatchObject({ selected: true, count: 2 });
  });

  it('accepts bounds in the requested units, and returns ranges in them', async () => {
    const { ranges, items } = await ask('maxPressure.min=145&units=us&kind=product');
    expect(items.map((item) => (item as ProductItem).sku)).toEqual(
      expect.arrayContaining(['V-1050-00', 'V-2270-00', 'V-3007']),
    );
    expect(ranges.maxPressure).toMatchObject({ unit: 'psi', min: 116.03019, chosen: { min: 145 } });
    const { asked } = await ask('maxPressure.min=145&units=us');
    expect(asked.ranges.maxPressure!.min).toBeCloseTo(9.997, 3);
  });

  it('returns a histogram of a figure, only if its values differ', async () => {
    const { ranges } = await ask('kind=product');
    expect(ranges.motorPower).toMatchObject({ unit: 'kW', min: 0.75, max: 7.5, chosen: {} });
    expect(ranges.motorPower!.bars.reduce((sum, bar) => sum + bar, 0)).toBe(4);
    expect(Object.keys((await ask('q=m+50&kind=product')).ranges)).toEqual([]);
  });

  it('returns only the requested facets and figures', async () => {
    const { facets, ranges } = await ask('facets=use,family&figures=tankVolume');
    expect(Object.keys(facets)).toEqual(['use', 'family']);
    expect(Object.keys(ranges)).toEqual(['tankVolume']);
  });

  it('sorts by a figure, descending with a minus', async () => {
    const sorted = names(await ask('kind=product&sort=-motorPower'));
    expect(sorted.slice(0, 4)).toEqual(['R 7', 'S 270', 'M 50', 'M 24 Silent']);
    expect(names(await ask('kind=product&sort=motorPower'))[0]).toBe('M 24 Silent');
  });

  it('returns pages', async () => {
    const first = await ask('size=2');
    const second = await ask('size=2&page=2');
    expect(first.pages).toBe(Math.ceil(first.total / 2));
    expect(names(second)).not.toEqual(names(first));
    expect((await ask('size=2&page=4000')).items).toEqual([]);
  });
});

describe('a visitor’s words', () => {
  it('become filters that can be removed', async () => {
    const { chips } = await ask('q=oil-free+compressor+under+65+dB');
    expect(chips).toEqual([
      {
        source: 'oil-free',
        q: 'compressor under 65 dB',
        facet: 'feature',
        value: 'oil-free',
        title: 'Oil-free',
      },
      {
        source: 'under 65 dB',
        q: 'oil-free compressor',
        figure: 'soundPressureLevel',
        unit: 'dB(A)',
        range: { max: 65 },
      },
    ]);
  });

  it('are corrected if nothing matches, without changing figures', async () => {
    const { suggestion, total } = await ask('q=mobile+compresor+85+l/min');
    expect(suggestion).toBe('mobile compressor 85 l/min');
    expect(total).toBeGreaterThan(0);
  });

  it('get a suggestion which one to drop if nothing matches all of them', async () => {
    const { total, pages, items, relaxed } = await ask('q=silent+compressor+for+zeppelins');
    expect({ total, pages }).toEqual({ total: 0, pages: 0 });
    expect(relaxed).toEqual({ without: 'zeppelins', q: 'silent compressor for', total: 1 });
    expect(items).toHaveLength(1);
  });
});

describe('suggestions', () => {
  const suggest = async (query: string) =>
    (await site.publish.inject(`/bin/ventora/suggest?${query}`)).json();

  it('complete words and lead to pages with such a name', async () => {
    expect(await suggest('q=mob')).toEqual({
      q: 'mob',
      words: ['mobile'],
      items: expect.arrayContaining([
        { type: 'family', title: 'Mobile compressors', url: '/products/mobile' },
        expect.objectContaining({ type: 'product', sku: 'V-1050-00', url: '/products/m-50' }),
      ]),
    });
  });

  it('find order numbers by their first characters', async () => {
    const { items } = await suggest('q=v-10');
    expect(items.map(({ sku }: { sku: string }) => sku).sort()).toEqual(['V-1024-00', 'V-1050-00']);
  });

  it('lead only to pages of the site', async () => {
    const { items } = await suggest('q=leaks&lang=en-US');
    expect(items).toEqual([]);
  });
});

describe('a search response', () => {
  it('is cached briefly, and not sent twice', async () => {
    const answer = await site.publish.inject('/bin/ventora/search?q=m+50');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=30',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const headers = { 'if-none-match': String(answer.headers.etag) };
    expect((await site.publish.inject({ url: '/bin/ventora/search?q=m+50', headers })).statusCode).toBe(304);
  });

  it('explains a result’s rank on author, and refuses to on publish', async () => {
    const url = '/bin/ventora/search?q=m+50&explain=true';
    const { items } = (await site.author.inject(url)).json();
    expect(items[0].explain).toMatchObject({ number: 1000, pinned: false, score: expect.any(Number) });
    const refused = await site.publish.inject(url);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ parameter: 'explain' });
  });

  it('links authors to the pages on author', async () => {
    const { items } = (await site.author.inject('/bin/ventora/search?q=leaks')).json();
    expect(items[0].url).toBe(`${gb}/leaks.html`);
  });
});
