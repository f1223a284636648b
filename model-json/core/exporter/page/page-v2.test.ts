import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import type { Properties } from '../Exporter';
import { pageV2 } from './page-v2';
import { pageV3 } from './page-v3';

const page = (content: object) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', ...content },
});
const tree = ContentTree.of({
  content: {
    start: page({ 'cq:redirectTarget': '/content/middle' }),
    middle: page({ 'cq:redirectTarget': '/content/end' }),
    end: page({ 'jcr:title': 'End' }),
    out: page({ 'cq:redirectTarget': 'https://example.com/', linkTarget: '_blank' }),
    gone: page({ 'cq:redirectTarget': '/content/gone/for/good' }),
  },
});
const modelOf = (name: string, exporter = pageV3, policy?: Properties) =>
  exporter(
    tree.get(`/content/${name}/jcr:content`)!,
    createContext({
      tree,
      currentPage: tree.get(`/content/${name}`),
      policy: () => policy && { properties: policy },
    }),
  );

describe('a page that redirects', () => {
  it('names the page at the end of the chain', () => {
    expect(modelOf('start').redirectTarget).toMatchObject({
      page: { path: '/content/end', title: 'End' },
      link: { valid: true, url: '/content/end.html' },
    });
    expect(modelOf('start', pageV2).redirectTarget).toMatchObject({ url: '/content/end.html' });
  });

  it('off the site has the address and the link attributes of the page, and no page', () => {
    expect(JSON.parse(JSON.stringify(modelOf('out').redirectTarget))).toEqual({
      link: { valid: true, url: 'https://example.com/', attributes: { target: '_blank' } },
    });
  });

  it('to a missing page below itself keeps the address unchanged', () => {
    expect(modelOf('gone').redirectTarget).toMatchObject({ link: { url: '/content/gone/for/good' } });
  });
});

it("contains the policy's selector of the main content", () => {
  expect(modelOf('end', pageV2, { mainContentSelector: '#main' }).mainContentSelector).toBe('#main');
  expect(modelOf('end').mainContentSelector).toBeUndefined();
});
