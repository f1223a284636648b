import { ContentTree } from '../../content-package/content-tree';
import { createContext } from '../../create-context';
import { localisationRoot, localPage } from './localisation';

const page = (children: object = {}, content: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', ...content },
  ...children,
});
const copyOf = (master: string) => ({ 'cq:LiveSyncConfig': { 'cq:master': master } });
const tree = ContentTree.of({
  content: {
    acme: page({
      master: page({ shop: page({ tools: page() }), about: page() }),
      copy: page({ shop: page({ tools: page() }), about: page() }, copyOf('/content/acme/master')),
      alone: page({ about: page() }),
    }),
  },
});
const contextAt = (path: string) => createContext({ tree, currentPage: tree.get(`/content/acme/${path}`) });

describe('in a live copy', () => {
  it('links to the rolled-out page that contains the current page instead of the blueprint’s page', () => {
    const local = (path: string, at: string) => localPage(`/content/acme/${path}`, contextAt(at))?.path;
    expect(local('master', 'copy/about')).toBe('/content/acme/copy');
    expect(local('master/shop', 'copy/shop/tools')).toBe('/content/acme/copy/shop');
    expect(local('master/shop', 'copy/about')).toBe('/content/acme/master/shop');
    expect(local('master', 'alone/about')).toBe('/content/acme/master');
  });

  it('uses the live copy as root of the localised tree, and the blueprint within a blueprint', () => {
    const root = (path: string) => localisationRoot(tree.get(`/content/acme/${path}`)!, contextAt(path));
    expect(root('copy/shop/tools')).toBe('/content/acme/copy');
    expect(root('master/about')).toBe('/content/acme/master');
    expect(root('alone/about')).toBeUndefined();
  });
});
