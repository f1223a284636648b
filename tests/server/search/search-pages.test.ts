/** @jest-turn 6 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { QueryLog } from '../../../model-json/features/search/report/QueryLog';
import type { SearchAnswer } from '../../../shared/search/search-answer';
import { until } from '../../../shared/testing/until';
import { gb, names, startSearchSite } from './search-site';
import { testFrontend, type TestSite } from '../start-site';

let site: TestSite;
beforeAll(async () => {
  // Of a real page, styles are the longest piece.
  const styles = Array.from({ length: 1000 }, (_, at) => `.a${at}{margin:${(at * 7919) % 1000}px}`).join('');
  const frontend = testFrontend(styles);
  site = await startSearchSite({ server: { frontend: () => frontend } });
});
afterAll(() => site.close());

interface Model {
  readonly answer?: SearchAnswer;
  readonly ':items'?: Readonly<Record<string, Model>>;
}

async function listOn(name: 'all' | 'mobile', query = ''): Promise<SearchAnswer> {
  const { statusCode, body } = await site.publish.inject(`${gb}/search.model.json${query}`);
  expect(statusCode).toBe(200);
  const model = JSON.parse(body) as Model;
  return model[':items']!.root![':items']![name]!.answer!;
}

describe('a list of search results on a page', () => {
  it('shows everything without a query, in pages of the size that its author set', async () => {
    const { asked, total, items, problem } = await listOn('all');
    expect(asked).toMatchObject({ q: '', size: 3, page: 1, lang: 'en-GB' });
    expect(items).toHaveLength(3);
    expect(total).toBeGreaterThan(3);
    expect(problem).toBeUndefined();
  });

  it('shows the results for the page’s address', async () => {
    expect(names(await listOn('all', '?q=leaks&kind=article'))).toEqual(['Leaks cost more than you think']);
    expect((await listOn('all', '?page=2')).asked.page).toBe(2);
  });

  it('stays within its author’s limits, whatever the address', async () => {
    expect(names(await listOn('mobile'))).toEqual(['M 24 Silent']);
    expect(names(await listOn('mobile', '?family=stationary&kind=page&maxPressure.max=16'))).toEqual([
      'M 24 Silent',
    ]);
    expect((await listOn('mobile', '?family=mobile/piston')).asked.filters.family).toEqual(['mobile/piston']);
    expect((await listOn('mobile', '?maxPressure.max=7')).total).toBe(0);
  });

  it('offers exactly the options that occur in its family', async () => {
    const families = async (query: string) => {
      const { body } = await site.publish.inject(
        `/bin/ventora/search?lang=en-GB&facets=family&maxPressure.max=1${query}`,
      );
      return (JSON.parse(body) as SearchAnswer).facets.family!.map(({ value }) => value);
    };
    expect(await families('')).toContain('stationary');
    expect(await families('&within.family=mobile&within.kind=product')).toEqual(['mobile', 'mobile/piston']);
    const uses = async (query?: string) => (await listOn('mobile', query)).facets.use!;
    const offered = await uses();
    expect(offered.every(({ count }) => count > 0)).toBe(true);
    // Options without results keep their place.
    const left = await uses('?maxPressure.max=1');
    expect(left).toEqual(offered.map((option) => ({ ...option, count: 0 })));
  });

  it('offers the facets and figures that its author chose', async () => {
    const { facets, ranges } = await listOn('mobile', '?motorPower.max=5');
    expect(Object.keys(facets)).toEqual(['use']);
    expect(Object.keys(ranges)).toEqual(['motorPower']);
  });

  it('shows everything for an invalid address, and names the invalid parameter', async () => {
    const answer = await listOn('all', '?q=leaks&page=minus');
    expect(answer.problem).toEqual({ parameter: 'page' });
    expect(answer.asked.q).toBe('');
    expect(answer.items).toHaveLength(3);
  });

  it('ignores foreign parameters in the address', async () => {
    expect((await listOn('all', '?utm_source=letter&q=leaks')).problem).toBeUndefined();
  });

  it('is also exported alone, as the editor requests it', async () => {
    const { answer } = (
      await site.author.inject(`${gb}/search/jcr:content/root/all.model.json`)
    ).json<Model>();
    expect(answer!.items).toHaveLength(3);
  });
});

describe('a product search on a page', () => {
  interface Found {
    readonly total?: number;
    readonly products?: readonly { readonly name: string }[];
    readonly families?: readonly object[];
    readonly pages?: readonly { readonly current: boolean; readonly link: { readonly url: string } }[];
  }
  const found = async (query: string, name: 'find' | 'still' = 'find'): Promise<Found> => {
    const { body } = await site.publish.inject(`${gb}/find.model.json?${query}`);
    const model = JSON.parse(body) as Model;
    return model[':items']!.root![':items']![name] as Found;
  };

  it('shows the search’s products, and nothing before a visitor searches', async () => {
    expect(await found('')).not.toHaveProperty('total');
    expect(await found('search_query=v+1024/00')).toMatchObject({
      total: 1,
      products: [{ name: 'M 24 Silent' }],
      pages: [],
    });
    expect(await found('search_query=leaks')).toMatchObject({ total: 0, products: [] });
  });

  it('shows the number of products in each family, and marks the chosen one', async () => {
    const all = await found('search_query=compressor');
    expect(all.families).toContainEqual({ value: 'mobile', title: 'Mobile', count: 2, selected: false });
    const { total, families } = await found('search_query=compressor&family=mobile');
    expect(total).toBe(2);
    expect(families).toContainEqual({ value: 'mobile', title: 'Mobile', count: 2, selected: true });
    expect((await found('search_query=V-1024', 'still')).total).toBe(0);
  });

  it('is paged, and shows the last page for any number beyond it', async () => {
    const { total, products, pages } = await found('search_query=compressor&page=90');
    expect(total).toBeGreaterThan(1);
    expect(pages).toHaveLength(total!);
    expect(products).toHaveLength(1);
    expect(pages!.at(-1)!.current).toBe(true);
    expect(pages!.at(-1)!.link.url).toMatch(/\?search_query=compressor&page=\d#find$/);
  });

  it('finds nothing for more words than allowed', async () => {
    expect(await found(`search_query=${'a+'.repeat(49)}b`)).toMatchObject({ total: 0, products: [] });
  });
});

describe('a page with search results', () => {
  const get = (query: string) => site.publish.inject(`/search${query}`);

  it('is an ordinary page without a query', async () => {
    const { statusCode, headers } = await get('');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=300, must-revalidate');
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  it('is neither cached nor indexed by search engines with a query', async () => {
    const { statusCode, headers } = await get('?q=leaks');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('is shown with status 400 for an invalid address', async () => {
    const { statusCode, body } = await get('?page=minus');
    expect(statusCode).toBe(400);
    expect(body).toContain('</html>');
  });

  it.each(['?q=leaks', '?q=compressor&page=2', '?q=zzz', '?q=%3Cb%3E%C3%BC', '?page=minus', '?kind=article'])(
    'is the same to the byte, however it is compressed: %s',
    async (query) => {
      const as = (encoding: string) =>
        site.publish.inject({ url: `/search${query}`, headers: { 'accept-encoding': encoding } });
      const { body, headers } = await as('identity');
      expect(body).toContain('</html>');
      const [zipped, preferred, brotli] = await Promise.all([as('gzip'), as('gzip, deflate, br'), as('br')]);
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(body);
      // As few bytes as brotli has, for a third of the time.
      expect(preferred.headers['content-encoding']).toBe('gzip');
      expect(preferred.rawPayload.equals(zipped.rawPayload)).toBe(true);
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(body);
      expect([zipped, preferred, brotli].map((answer) => answer.headers['etag'])).toEqual(
        Array(3).fill(headers['etag']),
      );
    },
  );

  it('shows a change as soon as it is indexed', async () => {
    await get('');
    await site.repository.change((draft) =>
      draft.setProperty(`${gb}/leaks/jcr:content`, 'jcr:title', 'Leaks cost even more'),
    );
    const found = async () => names(await listOn('all', '?q=even'));
    await until('the change is indexed', async () => (await found()).length > 0);
    expect(await found()).toEqual(['Leaks cost even more']);
  });
});

it('counts visitors’ queries once, but not their filters or further pages', async () => {
  const counted: unknown[][] = [];
  const add = jest.spyOn(QueryLog.prototype, 'add').mockImplementation((...all) => void counted.push(all));
  for (const query of ['?q=leaks', '?q=leaks&kind=article', '?q=leaks&page=2', '?q=leaks&page=minus']) {
    await site.publish.inject(`/search${query}`);
    await site.author.inject(`${gb}/search.html${query}`);
  }
  add.mockRestore();
  expect(counted).toEqual([['en', 'leaks', 1]]);
});
