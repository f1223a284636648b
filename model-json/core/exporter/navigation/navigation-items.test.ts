import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import { navigationItems } from './navigation-items';

const page = (children: object = {}, content: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', ...content },
  ...children,
});
const bare = (children: object) => ({ 'jcr:primaryType': 'cq:Page', ...children });
const tree = ContentTree.of({
  site: page({
    a: page({ one: page() }),
    b: bare({ two: page() }),
    c: page({ three: page() }, { hideInNav: true }),
  }),
  menu: { navigationRoot: '/site', structureStart: 2 },
});

it('leaves out pages below hidden pages and below pages without content, even on levels that are not shown', () => {
  const context = createContext({ tree, currentPage: tree.get('/site') });
  const items = navigationItems(tree.get('/menu')!, context, 'url');
  expect(items.map(({ path }) => path)).toEqual(['/site/a/one']);
});
