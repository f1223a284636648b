import { ContentTree } from '../../content-package/content-tree';
import { createContext, type ContextOptions } from '../../create-context';
import { linkFrom, linkJson, linksOf, linkTo } from './links';

const page = (content: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', ...content },
});
const tree = ContentTree.of({
  content: {
    a: page({ 'cq:redirectTarget': '/content/b' }),
    b: page({ 'cq:redirectTarget': '/content/c' }),
    c: page({ 'sling:vanityPath': 'short' }),
    out: page({ 'cq:redirectTarget': 'https://example.com/x' }),
    ping: page({ 'cq:redirectTarget': '/content/pong' }),
    pong: page({ 'cq:redirectTarget': '/content/ping' }),
    dam: { 'sheet.pdf': { 'jcr:primaryType': 'dam:Asset' } },
    box: {
      linkURL: '/content/c',
      linkTarget: '_self',
      linkAccessibilityLabel: ' To C ',
      linkTitleAttribute: ' ',
    },
    plain: { disableShadowing: 'true' },
  },
});
const owner = (options: Partial<ContextOptions> = {}, path = '/content/box') =>
  linksOf(tree.get(path)!, createContext({ tree, currentPage: undefined, ...options }));
const urlOf = (url: string, options?: Partial<ContextOptions>) => linkJson(linkTo(url, owner(options)))?.url;

describe('a link leads', () => {
  it.each([
    ['to a page, with the extension', '/content/c', '/content/c.html'],
    ['through a chain of redirects to its last page', '/content/a', '/content/c.html'],
    ['off the site if the chain ends there', '/content/out', 'https://example.com/x'],
    ['to the page that closes a redirect loop', '/content/ping', '/content/ping.html'],
    ['to an asset, unchanged', '/content/dam/sheet.pdf', '/content/dam/sheet.pdf'],
    ['to a path without a page, unchanged', '/content/gone?x=1#y', '/content/gone?x=1#y'],
    ['to other sites, unchanged', 'https://example.com/a%20b', 'https://example.com/a%20b'],
    ['to telephone numbers and mail addresses', 'tel:+442079460100', 'tel:+442079460100'],
    ['to a path with characters that a URL must escape', '/content/größe x', '/content/gr%C3%B6%C3%9Fe%20x'],
    [
      'with a Campaign expression unchanged',
      '/content/x?r=<%= recipient.id %>',
      '/content/x?r=<%= recipient.id %>',
    ],
    ['to a path with an invalid escape sequence', '/content/100%', '/content/100%'],
  ])('%s', (_what, url, expected) => {
    expect(urlOf(url)).toBe(expected);
  });

  it('to the page itself when the component follows no redirects', () => {
    expect(linkTo('/content/a', owner({}, '/content/plain')).url).toBe('/content/a.html');
  });

  it('to the short address of a page if those are on', () => {
    expect(urlOf('/content/c', { vanityUrls: 'mapping' })).toBe('/short');
    expect(linkTo('/content/c', owner({ vanityUrls: 'mapping' })).url).toBe('/content/c.html');
    expect(linkTo('/content/c', owner({ vanityUrls: 'always' })).url).toBe('/short');
  });

  it('below the context path, added only once', () => {
    const link = linkTo('/content/c/jcr:content/x', owner({ contextPath: '/app' }));
    expect(link.url).toBe('/app/content/c/jcr:content/x');
    expect(link.mappedUrl).toBe('/app/content/c/_jcr_content/x');
    expect(linkTo('/app/x', owner({ contextPath: '/app' })).url).toBe('/app/x');
  });
});

it('keeps only allowed attributes with a value', () => {
  const box = tree.get('/content/box')!;
  expect(linkJson(linkFrom(box.properties, owner()))).toEqual({
    valid: true,
    url: '/content/c.html',
    attributes: { 'aria-label': 'To C' },
  });
});

it.each(['javascript:alert(1)', 'feed:javascript:alert(1)', 'blob:https://example.com/1', 'ms-settings:x'])(
  'leaves out a link to %s, which is unsafe',
  (url) => {
    expect(linkJson(linkTo(url, owner()))).toBeUndefined();
  },
);

it('leaves out a link without a URL', () => {
  expect(linkJson(linkTo('', owner()))).toBeUndefined();
});
