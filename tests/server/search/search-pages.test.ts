import { QueryLog } from '../../../model-json/features/search/report/QueryLog';
import type { SearchAnswer } from '../../../shared/search/search-answer';
import { gb, names, startSearchSite } from './search-site';
import type { TestSite } from '../start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSearchSite();
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
  it('holds everything where nothing is asked, a page of it as long as its author wants', async () => {
    const { asked, total, items, problem } = await listOn('all');
    expect(asked).toMatchObject({ q: '', size: 3, page: 1, lang: 'en-GB' });
    expect(items).toHaveLength(3);
    expect(total).toBeGreaterThan(3);
    expect(problem).toBeUndefined();
  });

  it('holds what the address of the page asks for', async () => {
    expect(names(await listOn('all', '?q=leaks&kind=article'))).toEqual(['Leaks cost more than you think']);
    expect((await listOn('all', '?page=2')).asked.page).toBe(2);
  });

  it('keeps within what its author settled, whatever the address asks for', async () => {
    expect(names(await listOn('mobile'))).toEqual(['M 24 Silent']);
    expect(names(await listOn('mobile', '?family=stationary&kind=page&maxPressure.max=16'))).toEqual([
      'M 24 Silent',
    ]);
    expect((await listOn('mobile', '?family=mobile/piston')).asked.filters.family).toEqual(['mobile/piston']);
    expect((await listOn('mobile', '?maxPressure.max=7')).total).toBe(0);
  });

  it('offers to choose from what anything in its family has, and from nothing else', async () => {
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
    // What has become useless stays in its place.
    const left = await uses('?maxPressure.max=1');
    expect(left).toEqual(offered.map((option) => ({ ...option, count: 0 })));
  });

  it('offers the facets and figures that its author named', async () => {
    const { facets, ranges } = await listOn('mobile', '?motorPower.max=5');
    expect(Object.keys(facets)).toEqual(['use']);
    expect(Object.keys(ranges)).toEqual(['motorPower']);
  });

  it('shows everything, and which word was not understood, for an address that asks what cannot be', async () => {
    const answer = await listOn('all', '?q=leaks&page=minus');
    expect(answer.problem).toEqual({ parameter: 'page' });
    expect(answer.asked.q).toBe('');
    expect(answer.items).toHaveLength(3);
  });

  it('passes over what the address asks of others', async () => {
    expect((await listOn('all', '?utm_source=letter&q=leaks')).problem).toBeUndefined();
  });

  it('is answered by itself, too, as the editor asks for it', async () => {
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

  it('holds the products that the search finds, and nothing before somebody looks for them', async () => {
    expect(await found('')).not.toHaveProperty('total');
    expect(await found('search_query=v+1024/00')).toMatchObject({
      total: 1,
      products: [{ name: 'M 24 Silent' }],
      pages: [],
    });
    expect(await found('search_query=leaks')).toMatchObject({ total: 0, products: [] });
  });

  it('says how much is in each family, and keeps the chosen', async () => {
    const all = await found('search_query=compressor');
    expect(all.families).toContainEqual({ value: 'mobile', title: 'Mobile', count: 2, selected: false });
    const { total, families } = await found('search_query=compressor&family=mobile');
    expect(total).toBe(2);
    expect(families).toContainEqual({ value: 'mobile', title: 'Mobile', count: 2, selected: true });
    expect((await found('search_query=V-1024', 'still')).total).toBe(0);
  });

  it('comes in pages, of which the last stands for those beyond it', async () => {
    const { total, products, pages } = await found('search_query=compressor&page=90');
    expect(total).toBeGreaterThan(1);
    expect(pages).toHaveLength(total!);
    expect(products).toHaveLength(1);
    expect(pages!.at(-1)!.current).toBe(true);
    expect(pages!.at(-1)!.link.url).toMatch(/\?search_query=compressor&page=\d#find$/);
  });

  it('finds nothing by more words than can be asked', async () => {
    expect(await found(`search_query=${'a+'.repeat(49)}b`)).toMatchObject({ total: 0, products: [] });
  });
});

describe('the page', () => {
  const get = (query: string) => site.publish.inject(`/search${query}`);

  it('is a page like any other where nothing is asked', async () => {
    const { statusCode, headers } = await get('');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=300, must-revalidate');
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  it('is kept nowhere, and out of search engines, where something is asked', async () => {
    const { statusCode, headers } = await get('?q=leaks');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('stands, with 400, where an address asks what cannot be', async () => {
    const { statusCode, body } = await get('?page=minus');
    expect(statusCode).toBe(400);
    expect(body).toContain('</html>');
  });

  it('shows a change as soon as the index has it', async () => {
    await get('');
    await site.repository.change((draft) =>
      draft.setProperty(`${gb}/leaks/jcr:content`, 'jcr:title', 'Leaks cost even more'),
    );
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(names(await listOn('all', '?q=even'))).toEqual(['Leaks cost even more']);
  });
});

it('counts what visitors look for by the address of a page, once, and not what they choose then', async () => {
  const counted: unknown[][] = [];
  const add = jest.spyOn(QueryLog.prototype, 'add').mockImplementation((...all) => void counted.push(all));
  for (const query of ['?q=leaks', '?q=leaks&kind=article', '?q=leaks&page=2', '?q=leaks&page=minus']) {
    await site.publish.inject(`/search${query}`);
    await site.author.inject(`${gb}/search.html${query}`);
  }
  add.mockRestore();
  expect(counted).toEqual([['en', 'leaks', 1]]);
});
