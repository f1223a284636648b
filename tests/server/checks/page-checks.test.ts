import type { CheckFinding, PageChecks } from '../../../shared/authoring/page-checks';
import type { NodeJson } from '../../../model-json/core/repository/node-json';
import { component, files, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

const PAGE = '/content/ventora/gb/en/checked';
const ITEMS = `${PAGE}/jcr:content/root`;

let site: TestSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const title = (text: string, type: string) => component('title', { 'jcr:title': text, type });
const prose = (text: string) => component('text', { text, textIsRich: true });

/** The checks of a page with a main heading and these components. */
async function checksOf(items: NodeJson, properties: NodeJson = {}): Promise<PageChecks> {
  const described = { 'jcr:description': 'x'.repeat(100), 'jcr:language': 'en-GB', ...properties };
  const content = {
    'content/ventora/gb/en/checked.json': page(
      'Checked',
      { first: title('Pumps', 'h1'), ...items },
      described,
    ),
  };
  const published = Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith('content/')));
  site = await startSite({
    content: { ...content, 'content/ventora/gb/en/draft.json': page('Draft') },
    published,
  });
  const answer = await site.author.inject({ url: `${PAGE}.checks.json` });
  expect(answer.statusCode).toBe(200);
  return answer.json<PageChecks>();
}

const found = async (items: NodeJson, properties?: NodeJson) => (await checksOf(items, properties)).findings;
const short = ({ rule, severity, path, field, excerpt }: CheckFinding) =>
  [rule, severity, path.slice(PAGE.length + '/jcr:content'.length), field, excerpt].filter(Boolean).join(' ');

it('finds nothing on a page on which all is well', async () => {
  const items = {
    a: title('Sizes', 'h2'),
    b: prose('<p>Read <a href="/content/ventora/gb/en/products.html">about our products</a>.</p>'),
    c: component('image', { fileReference: '/content/dam/ventora/pump.png', alt: 'A pump' }),
  };
  expect(await found(items)).toEqual([]);
});

it('finds a level that is left out, a second main heading, and headings in texts', async () => {
  const items = {
    a: title('Sizes', 'h3'),
    b: title('Again', 'h1'),
    c: prose('<h4>Deep</h4>'),
  };
  expect((await found(items)).map(short)).toEqual([
    'headings warning /root/a jcr:title Sizes',
    'headings warning /root/b jcr:title Again',
    'headings warning /root/c text Deep',
  ]);
});

it('misses the main heading of a page', async () => {
  const checks = await checksOf({ first: title('Low', 'h2') });
  expect(checks.findings).toMatchObject([
    { rule: 'headings', severity: 'error', path: `${PAGE}/jcr:content` },
  ]);
});

it('finds pictures without an alternative text unless they are decorative, and texts that describe nothing', async () => {
  const picture = (more: NodeJson) =>
    component('image', { fileReference: '/content/dam/ventora/pump.png', altValueFromDAM: false, ...more });
  const items = {
    none: picture({}),
    decorative: picture({ isDecorative: true }),
    file: picture({ alt: 'IMG_2041.jpg' }),
    of: picture({ alt: 'Picture of a pump' }),
  };
  expect((await found(items)).map(short)).toEqual([
    'alternative-text error /root/none alt',
    'alternative-text warning /root/file alt IMG_2041.jpg',
    'alternative-text warning /root/of alt Picture of a pump',
  ]);
});

it('finds link texts that say nothing, and links without words', async () => {
  const to = (words: string) => `<a href="/content/ventora/gb/en/products.html">${words}</a>`;
  const items = {
    a: prose(`<p>For sizes ${to('click here')}, or ${to('Read more …')}, or ${to('')}.</p>`),
    b: prose('<p><a href="https://example.com/x">https://example.com/x</a></p>'),
  };
  expect((await found(items)).map(short)).toEqual([
    'link-text warning /root/a text click here',
    'link-text warning /root/a text Read more …',
    'link-text error /root/a /content/ventora/gb/en/products.html',
    'link-text warning /root/b text https://example.com/x',
  ]);
});

it('finds links that lead nowhere, to places that are gone, to unpublished pages and to old addresses', async () => {
  const to = (href: string, words: string) => `<a href="${href}">${words}</a>`;
  const home = '/content/ventora/gb/en';
  const items = {
    a: component('title', { 'jcr:title': 'Tools', type: 'h2', linkURL: `${home}/gone` }),
    b: prose(
      `<p>${to(`${home}/products.html#nowhere`, 'Sizes')} ${to(`${home}/draft.html`, 'Drafts')} ` +
        `${to('/products', 'Products')} ${to('mailto:a@b.example', 'Ask us')} ${to('/pumps', 'Pumps')}</p>`,
    ),
  };
  expect((await found(items)).map(short)).toEqual([
    `link error /root/a linkURL ${home}/gone`,
    `link error /root/b text ${home}/products.html#nowhere`,
    `link warning /root/b text ${home}/draft.html`,
  ]);
});

it('finds words that the house avoids, in each language its own', async () => {
  const items = {
    a: prose('<p>A <b>seamless</b>, state-of-the-art pump. We utilise oil; robustness is nahtlos.</p>'),
  };
  expect((await found(items)).map(short)).toEqual([
    'words warning /root/a text seamless',
    'words warning /root/a text state-of-the-art',
    'words warning /root/a text utilise',
  ]);
});

it('finds titles and descriptions that search results cut off, and shows what they show', async () => {
  const long = 'A very long title about compressors, air tools, pipework and what belongs to them';
  const { findings, preview } = await checksOf({}, { 'jcr:title': long, 'jcr:description': 'Short.' });
  expect(findings).toMatchObject([
    { rule: 'length', severity: 'warning', field: 'jcr:title', path: `${PAGE}/jcr:content` },
    { rule: 'length', severity: 'warning', field: 'jcr:description' },
  ]);
  expect(preview).toMatchObject({
    title: long,
    description: 'Short.',
    address: '/checked',
  });
});

it('is for authors only, and for pages only', async () => {
  await checksOf({});
  expect((await site?.publish.inject({ url: `${PAGE}.checks.json` }))?.statusCode).toBe(404);
  expect((await site?.author.inject({ url: `${ITEMS}.checks.json` }))?.statusCode).toBe(404);
});
