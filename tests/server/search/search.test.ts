import type { ProductItem } from '../../../shared/search/search-answer';
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
    ['a product by its order number, however it is punctuated', 'q=v+1050/00', 'M 50'],
    ['a product by the number of a version', 'q=V-3007-10', 'R 7'],
    ['a product by what is written on its page', 'q=dentist', 'M 24 Silent'],
    ['a family', 'q=mobile+compressors&kind=family', 'Mobile compressors'],
    ['an article', 'q=leaks&kind=article', 'Leaks cost more than you think'],
    ['a document that a product has', 'q=operating+manual&kind=document', 'Operating manual M 24 Silent'],
    ['a product by its figures in words', 'q=compressor+under+65+dB', 'M 24 Silent'],
    ['a product by a property in words', 'lang=de&q=%C3%B6lfrei', 'M 24 Silent'],
  ])('%s', async (_what, query, name) => {
    expect(names(await ask(query))[0]).toBe(name);
  });

  it('a product once, though it has a page', async () => {
    expect(names(await ask('q=m+24+silent')).filter((name) => name === 'M 24 Silent')).toHaveLength(1);
  });

  it('neither pages that search engines are kept from nor files that nothing leads to', async () => {
    expect(names(await ask('q=secret'))).not.toContain('Secret leaks');
    expect(names(await ask('q=operating+manual&kind=document'))).toHaveLength(1);
  });

  it('what belongs to the site asked for, with its addresses', async () => {
    expect(await urls('q=leaks')).toEqual(['/leaks']);
    expect(await urls('q=leaks&lang=en-US')).toEqual(['/us/en/yard']);
    expect(await urls('q=m+24&lang=de-DE&kind=product')).toEqual(['/de/de/products/m-24']);
    expect((await ask('q=m+24&lang=de&kind=product')).asked.lang).toBe('de-DE');
  });

  it('a product on a site that has no page of it, without a link', async () => {
    const { items } = await ask('q=m+50&lang=en-US&kind=product');
    expect(items[0]).toMatchObject({ name: 'M 50' });
    expect(items[0]).not.toHaveProperty('link');
  });
});

describe('choosing', () => {
  it('counts each option beside the other choices and keeps those that nothing has', async () => {
    const family = await options('q=conversation', 'family');
    expect(family).toEqual([
      { value: 'mobile', title: 'Mobile', count: 1, selected: false, level: 0 },
      { value: 'mobile/piston', title: 'Piston', count: 1, selected: false, level: 1 },
      { value: 'stationary', title: 'Stationary', count: 0, selected: false, level: 0 },
      { value: 'oils', title: 'Oils', count: 0, selected: false, level: 0 },
    ]);
  });

  it('names options in the language of the reader', async () => {
    expect((await options('lang=de', 'family')).map(({ title }) => title)).toContain('Kolben');
    expect((await options('lang=de', 'kind'))[0]).toMatchObject({ value: 'product', title: 'Produkte' });
  });

  it('takes a family for those below it, and several for any of them', async () => {
    expect(names(await ask('family=mobile')).sort()).toEqual(['M 24 Silent', 'M 50']);
    expect((await ask('family=mobile&family=oils')).total).toBe(3);
    expect((await options('family=mobile', 'family'))[0]).toMatchObject({ selected: true, count: 2 });
  });

  it('takes bounds in the units that are asked for, and gives ranges in them', async () => {
    const { ranges, items } = await ask('maxPressure.min=145&units=us&kind=product');
    expect(items.map((item) => (item as ProductItem).sku)).toEqual(
      expect.arrayContaining(['V-1050-00', 'V-2270-00', 'V-3007']),
    );
    expect(ranges.maxPressure).toMatchObject({ unit: 'psi', min: 116.03019, chosen: { min: 145 } });
    const { asked } = await ask('maxPressure.min=145&units=us');
    expect(asked.ranges.maxPressure!.min).toBeCloseTo(9.997, 3);
  });

  it('draws a figure in bars, and only where results differ in it', async () => {
    const { ranges } = await ask('kind=product');
    expect(ranges.motorPower).toMatchObject({ unit: 'kW', min: 0.75, max: 7.5, chosen: {} });
    expect(ranges.motorPower!.bars.reduce((sum, bar) => sum + bar, 0)).toBe(4);
    expect(Object.keys((await ask('q=m+50&kind=product')).ranges)).toEqual([]);
  });

  it('counts and draws only what is asked for', async () => {
    const { facets, ranges } = await ask('facets=use,family&figures=tankVolume');
    expect(Object.keys(facets)).toEqual(['use', 'family']);
    expect(Object.keys(ranges)).toEqual(['tankVolume']);
  });

  it('sorts by a figure, falling with a minus', async () => {
    const sorted = names(await ask('kind=product&sort=-motorPower'));
    expect(sorted.slice(0, 4)).toEqual(['R 7', 'S 270', 'M 50', 'M 24 Silent']);
    expect(names(await ask('kind=product&sort=motorPower'))[0]).toBe('M 24 Silent');
  });

  it('turns pages', async () => {
    const first = await ask('size=2');
    const second = await ask('size=2&page=2');
    expect(first.pages).toBe(Math.ceil(first.total / 2));
    expect(names(second)).not.toEqual(names(first));
    expect((await ask('size=2&page=4000')).items).toEqual([]);
  });
});

describe('words', () => {
  it('become chips that can be taken away', async () => {
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

  it('are corrected where nothing has them, figures left as they are', async () => {
    const { suggestion, total } = await ask('q=mobile+compresor+85+l/min');
    expect(suggestion).toBe('mobile compressor 85 l/min');
    expect(total).toBeGreaterThan(0);
  });

  it('that nothing meets together say what to give up', async () => {
    const { total, pages, items, relaxed } = await ask('q=silent+compressor+for+zeppelins');
    expect({ total, pages }).toEqual({ total: 0, pages: 0 });
    expect(relaxed).toEqual({ without: 'zeppelins', q: 'silent compressor for', total: 1 });
    expect(items).toHaveLength(1);
  });
});

describe('suggestions', () => {
  const suggest = async (query: string) =>
    (await site.publish.inject(`/bin/ventora/suggest?${query}`)).json();

  it('complete words and lead to what is named so', async () => {
    expect(await suggest('q=mob')).toEqual({
      q: 'mob',
      words: ['mobile'],
      items: expect.arrayContaining([
        { type: 'family', title: 'Mobile compressors', url: '/products/mobile' },
        expect.objectContaining({ type: 'product', sku: 'V-1050-00', url: '/products/m-50' }),
      ]),
    });
  });

  it('know order numbers by their beginning', async () => {
    const { items } = await suggest('q=v-10');
    expect(items.map(({ sku }: { sku: string }) => sku).sort()).toEqual(['V-1024-00', 'V-1050-00']);
  });

  it('lead to pages of the site only', async () => {
    const { items } = await suggest('q=leaks&lang=en-US');
    expect(items).toEqual([]);
  });
});

describe('an answer', () => {
  it('may be kept for a moment, and is not sent twice', async () => {
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

  it('says on author why a result stands where it stands, and on publish that it does not', async () => {
    const url = '/bin/ventora/search?q=m+50&explain=true';
    const { items } = (await site.author.inject(url)).json();
    expect(items[0].explain).toMatchObject({ number: 1000, pinned: false, score: expect.any(Number) });
    const refused = await site.publish.inject(url);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ parameter: 'explain' });
  });

  it('leads authors to pages as author has them', async () => {
    const { items } = (await site.author.inject('/bin/ventora/search?q=leaks')).json();
    expect(items[0].url).toBe(`${gb}/leaks.html`);
  });
});
