import type { NodeJson } from '../../model-json/core/repository/node-json';
import { printNode } from '../../model-json/core/repository/parse-node';
import { capitalised, type ComponentNames } from './names';

/** The component's page in the component library, with an example of each case. */
export function libraryPage({ title, type }: ComponentNames, site: string): string {
  const node = (name: string, properties: NodeJson = {}): NodeJson => ({
    'jcr:primaryType': 'nt:unstructured',
    'sling:resourceType': `${site}/components/${name}`,
    ...properties,
  });
  /** An example of a case of the component's fixtures. */
  const example = (fixture: string, properties: NodeJson, more: NodeJson = {}): NodeJson =>
    node('library/example', {
      'jcr:title': capitalised(fixture),
      fixture,
      ...more,
      demo: node(type, properties),
    });
  return printNode({
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'sling:resourceType': `${site}/components/page`,
      'cq:template': `/conf/${site}/settings/wcm/templates/library-page`,
      'jcr:title': title,
      'jcr:description': `${title} in each of its states.`,
      'cq:robotsTags': ['noindex'],
      root: node('container', {
        layout: 'responsiveGrid',
        main: node('container', {
          layout: 'responsiveGrid',
          roleAttribute: 'main',
          title: node('title', { 'jcr:title': title, type: 'h1' }),
          facts: node('library/facts', { component: `${site}/components/${type}` }),
          examples: node('title', { 'jcr:title': 'Examples', type: 'h2' }),
          default: example('default', { text: 'Dry air for every tool' }),
          german: example(
            'long German words',
            { text: 'Druckluftaufbereitungskomponentenübersicht' },
            { language: 'de' },
          ),
          rtl: example('right to left', { text: 'هواء مضغوط' }, { language: 'ar' }),
          hostile: example('hostile HTML', { text: '<img src=x onerror="x()">' }),
          empty: example('empty', {}),
        }),
      }),
    },
  });
}
