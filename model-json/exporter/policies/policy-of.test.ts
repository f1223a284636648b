import { ContentTree } from '../content-package/content-tree';
import { policyOf } from './policy-of';

const rule = (name: string) => ({ 'cq:policy': `acme/${name}` });
const tree = ContentTree.of({
  conf: {
    acme: {
      settings: {
        wcm: {
          policies: { acme: { page: { p: 'page' }, main: { p: 'main' }, title: { p: 'title' } } },
          templates: {
            article: {
              policies: {
                'jcr:content': {
                  ...rule('page'),
                  root: { main: { ...rule('main'), acme: { title: rule('title'), gone: rule('gone') } } },
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
      'cq:template': '/conf/acme/settings/wcm/templates/article',
      root: {
        main: {
          heading: { 'sling:resourceType': 'acme/title' },
          section: { 'sling:resourceType': 'acme/box', deep: { 'sling:resourceType': 'acme/title' } },
          lost: { 'sling:resourceType': 'acme/gone' },
        },
      },
    },
  },
});
const of = (path: string) => policyOf(tree, tree.get(`/content/jcr:content${path}`)!)?.properties.p;

it.each([
  ['a page', '', 'page'],
  ['a container that the template has', '/root/main', 'main'],
  ['a component that an author put into it, by its type', '/root/main/heading', 'title'],
  ['a component deeper down, by its type', '/root/main/section/deep', 'title'],
  ['a component that nobody made a rule for', '/root/main/section', undefined],
  ['a component whose policy is missing', '/root/main/lost', undefined],
])('finds the policy of %s', (_what, path, expected) => {
  expect(of(path)).toBe(expected);
});
