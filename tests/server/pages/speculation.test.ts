import { startSite, type TestSite } from '../start-site';

const RULES = '/speculation-rules.json';

interface Rule {
  readonly where: { readonly and: readonly Condition[] };
  readonly eagerness: string;
}
interface Rules {
  readonly prerender?: readonly [Rule];
  readonly prefetch?: readonly [Rule];
}
interface Condition {
  readonly href_matches?: string;
  readonly selector_matches?: string;
  readonly not?: { readonly href_matches?: readonly string[]; readonly selector_matches?: readonly string[] };
}

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const rules = async (headers = {}) => (await site.publish.inject({ url: RULES, headers })).json<Rules>();

test('visitors’ pages name the rules by which a browser opens the next page ahead, authors’ pages do not', async () => {
  const { headers } = await site.publish.inject('/products');
  expect(headers['speculation-rules']).toBe(`"${RULES}"`);
  expect((await site.author.inject('/content/ventora/gb/en/products.html')).headers).not.toHaveProperty(
    'speculation-rules',
  );
  const { headers: ofRules } = await site.publish.inject(RULES);
  expect(ofRules['content-type']).toContain('application/speculationrules+json');
});

test('pages are opened ahead once a visitor points at a link, except files, queries, other languages and forms', async () => {
  const { prerender } = await rules();
  expect(prerender![0].eagerness).toBe('moderate');
  const [all, addresses, , links] = prerender![0].where.and;
  expect(all).toEqual({ href_matches: '/*' });
  expect(addresses!.not!.href_matches).toEqual(
    expect.arrayContaining(['/bin/*', '/*.:extension', '/*\\?(.+)']),
  );
  expect(links!.not!.selector_matches).toEqual(expect.arrayContaining(['a[hreflang]', 'a[download]']));
});

test('phones also fetch the documents of links in the main part, if their browser goes by what is in the window', async () => {
  const phone = (version: number) => ({
    'sec-ch-ua': `"Chromium";v="${version}", "Not)A;Brand";v="8"`,
    'sec-ch-ua-mobile': '?1',
  });
  const { prefetch, prerender } = await rules(phone(156));
  expect(prefetch![0].eagerness).toBe('eager');
  expect(prefetch![0].where.and).toContainEqual({ selector_matches: 'main :any-link' });
  expect(prerender).toBeDefined();
  for (const others of [
    phone(138),
    { ...phone(156), 'sec-ch-ua-mobile': '?0' },
    { ...phone(156), ect: '2g' },
  ])
    expect((await rules(others)).prefetch).toBeUndefined();
});

test('visitors who save data or have a slow connection get nothing ahead, and caches tell them apart', async () => {
  expect(await rules({ 'save-data': 'on' })).toEqual({});
  expect(await rules({ ect: '2g' })).toEqual({});
  expect((await rules({ ect: '4g' })).prerender).toBeDefined();
  expect((await site.publish.inject(RULES)).headers['vary']).toContain(
    'Save-Data, ECT, Sec-CH-UA, Sec-CH-UA-Mobile',
  );
});

test('a page lets scripts in only through the loader’s Trusted Types policy', async () => {
  const policy = String((await site.publish.inject('/products')).headers['content-security-policy']);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types default');
  expect(policy).not.toContain('unsafe');
});
