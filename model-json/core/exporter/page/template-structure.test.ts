import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import { exportResource } from '../export-resource';
import type { Model } from '../Exporter';
import { containingPage } from '../shared/pages';
import { templatedResource } from './template-structure';

const GRID = { 'sling:resourceType': 'wcm/foundation/components/responsivegrid' };
const text = (words: string, more: object = {}) => ({
  'sling:resourceType': 'core/wcm/components/text/v2/text',
  text: words,
  ...more,
});
const template = '/conf/acme/settings/wcm/templates/article';

const siteOf = (root: object | undefined) =>
  ContentTree.of({
    conf: {
      acme: {
        settings: {
          wcm: {
            templates: {
              article: {
                structure: {
                  'jcr:primaryType': 'cq:Page',
                  'jcr:content': {
                    'cq:template': template,
                    'cq:responsive': { breakpoints: {} },
                    root: {
                      ...GRID,
                      header: text('header'),
                      main: { ...GRID, editable: true, hint: text('empty') },
                      footer: text('footer'),
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    content: {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': {
        'sling:resourceType': 'core/wcm/components/page/v3/page',
        'cq:template': template,
        ...(root && { root }),
      },
    },
  });

function exported(tree: ContentTree, path = '/content/jcr:content', platform: 'aem' | 'mock' = 'aem'): Model {
  const resource = tree.get(path)!;
  return exportResource(resource, createContext({ tree, currentPage: containingPage(resource), platform }))!;
}

type Items = { [name: string]: { ':items': Items; ':itemsOrder': string[]; text?: string } };
const rootOf = (model: Model) => (model[':items'] as Items).root!;

describe('a page of an editable template', () => {
  const tree = siteOf({ ...GRID, footer: text('mine'), main: { ...GRID, story: text('story') } });
  const root = rootOf(exported(tree));

  it('shows the parts of the template in order', () =>
    expect(root[':itemsOrder']).toEqual(['header', 'main', 'footer']));
  it('shows the author’s content where the template is editable', () =>
    expect(root[':items'].main![':itemsOrder']).toEqual(['story']));
  it("keeps the template's content where it is locked", () =>
    expect(root[':items'].footer!.text).toBe('footer'));

  it('identifies parts of the template by their path in it', () => {
    const context = createContext({ tree, currentPage: tree.get('/content') });
    const merged = templatedResource(tree.get('/content/jcr:content')!, context).children.get('root')!;
    expect(merged.path).toBe('/content/jcr:content/root');
    expect(merged.children.get('header')!.path).toBe(`${template}/structure/jcr:content/root/header`);
    expect(merged.children.get('main')!.path).toBe('/content/jcr:content/root/main');
  });

  it('gives the same container when it is requested by itself', () => {
    expect(exported(tree, '/content/jcr:content/root')).toEqual(rootOf(exported(tree)));
  });
});

it('shows the whole template on a page without content', () => {
  const root = rootOf(exported(siteOf(undefined)));
  expect(root[':itemsOrder']).toEqual(['header', 'main', 'footer']);
  expect(root[':items'].main![':itemsOrder']).toEqual(['hint']);
});

it("leaves the page unchanged for Adobe's unit tests, which have no templates", () => {
  const tree = siteOf({ ...GRID, main: { ...GRID, story: text('story') } });
  expect(rootOf(exported(tree, '/content/jcr:content', 'mock'))[':itemsOrder']).toEqual(['main']);
});
