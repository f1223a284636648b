import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import type { Model } from '../Exporter';
import { pageV1 } from './page-v1';

const page = (template: string) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', id: 'page', 'cq:template': template },
});
const tree = ContentTree.of({
  conf: { article: { 'jcr:primaryType': 'cq:Template' } },
  content: { known: page('/conf/article'), unknown: page('/conf/gone') },
});
const dataOf = (name: string) => {
  const currentPage = tree.get(`/content/${name}`)!;
  const context = createContext({ tree, currentPage, dataLayer: true });
  return (pageV1(currentPage.children.get('jcr:content')!, context).dataLayer as Model).page as Model;
};

it('gives the data layer the template only if there is one', () => {
  expect(dataOf('known')['xdm:template']).toBe('/conf/article');
  expect(dataOf('unknown')['xdm:template']).toBeUndefined();
});

it('has a data layer if the configuration of its site turns it on', () => {
  const config = 'com.adobe.cq.wcm.core.components.internal.DataLayerConfig';
  const site = ContentTree.of({
    conf: { on: { 'sling:configs': { [config]: { enabled: true } } } },
    content: {
      on: {
        'jcr:primaryType': 'cq:Page',
        'jcr:content': { 'sling:configRef': '/conf/on' },
        page: page('/conf/article'),
      },
      off: page('/conf/article'),
    },
  } as never);
  const modelOf = (path: string) => {
    const currentPage = site.get(path)!;
    return pageV1(currentPage.children.get('jcr:content')!, createContext({ tree: site, currentPage }));
  };
  expect(modelOf('/content/on/page').dataLayer).toMatchObject({ page: { '@type': expect.anything() } });
  expect(modelOf('/content/off').dataLayer).toBeUndefined();
});
