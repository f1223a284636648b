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
    ['out of the site when the chain does', '/content/out', 'https://example.com/x'],
    ['to the page that closes a circle of redirects', '/content/ping', '/content/ping.html'],
    ['to an asset as it is', '/content/dam/sheet.pdf', '/content/dam/sheet.pdf'],
    ['to a path that no page has, as it is', '/content/gone?x=1#y', '/content/gone?x=1#y'],
    ['to other sites as they are', 'https://example.com/a%20b', 'https://example.com/a%20b'],
    ['to telephones and mail boxes', 'tel:+442079460100', 'tel:+442079460100'],
    ['past characters that a URL may not hold', '/content/größe x', '/content/gr%C3%B6%C3%9Fe%20x'],
    [
      'with a Campaign expression left alone',
      '/content/x?r=<%= recipient.id %>',
      '/content/x?r=<%= recipient.id %>',
    ],
    ['past an escape that is none', '/content/100%', '/content/100%'],
  ])('%s', (_what, url, expected) => {
    expect(urlOf(url)).toBe(expected);
  });

  it('to the page itself when the component follows no redirects', () => {
    expect(linkTo('/content/a', owner({}, '/content/plain')).url).toBe('/content/a.html');
  });

  it('to the short address of a page where those are on', () => {
    expect(urlOf('/content/c', { vanityUrls: 'mapping' })).toBe('/short');
    expect(linkTo('/content/c', owner({ vanityUrls: 'mapping' })).url).toBe('/content/c.html');
    expect(linkTo('/content/c', owner({ vanityUrls: 'always' })).url).toBe('/short');
  });

  it('below the context path, once', () => {
    const link = linkTo('/content/c/jcr:content/x', owner({ contextPath: '/app' }));
    expect(link.url).toBe('/app/content/c/jcr:content/x');
    expect(link.mappedUrl).toBe('/app/content/c/_jcr_content/x');
    expect(linkTo('/app/x', owner({ contextPath: '/app' })).url).toBe('/app/x');
  });
});

it('keeps only the attributes that a link may have and that say something', () => {
  const box = tree.get('/content/box')!;
  expect(linkJson(linkFrom(box.properties, owner()))).toEqual({
    valid: true,
    url: '/content/c.html',
    attributes: { 'aria-label': 'To C' },
  });
});

it.each(['javascript:alert(1)', 'feed:javascript:alert(1)', 'blob:https://example.com/1', 'ms-settings:x'])(
  'leaves out a link to %s, which no link may have',
  (url) => {
    expect(linkJson(linkTo(url, owner()))).toBeUndefined();
  },
);

it('leaves out a link that has no URL', () => {
  expect(linkJson(linkTo('', owner()))).toBeUndefined();
});
