import type { NodeJson } from '../../model-json/core/repository/node-json';
import { printNode } from '../../model-json/core/repository/parse-node';
import type { ComponentNames } from './names';

const node = (type: string, properties: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': `ventora/components/${type}`,
  ...properties,
});

/** An example of a case of the component's fixtures. */
const example = (type: string, fixture: string, properties: NodeJson, more: NodeJson = {}): NodeJson =>
  node('library/example', {
    'jcr:title': fixture[0]!.toUpperCase() + fixture.slice(1),
    fixture,
    ...more,
    demo: node(type, properties),
  });

/** The component's page in the component library, with an example of each case. */
export function libraryPage({ title, type }: ComponentNames): string {
  return printNode({
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'sling:resourceType': 'ventora/components/page',
      'cq:template': '/conf/ventora/settings/wcm/templates/library-page',
      'jcr:title': title,
      'jcr:description': `${title} in each of its states.`,
      'cq:robotsTags': ['noindex'],
      root: node('container', {
        layout: 'responsiveGrid',
        main: node('container', {
          layout: 'responsiveGrid',
          roleAttribute: 'main',
          title: node('title', { 'jcr:title': title, type: 'h1' }),
          facts: node('library/facts', { component: `ventora/components/${type}` }),
          examples: node('title', { 'jcr:title': 'Examples', type: 'h2' }),
          default: example(type, 'default', { text: 'Dry air for every tool' }),
          german: example(
            type,
            'long German words',
            { text: 'Druckluftaufbereitungskomponentenübersicht' },
            { language: 'de' },
          ),
          rtl: example(type, 'right to left', { text: 'هواء مضغوط' }, { language: 'ar' }),
          hostile: example(type, 'hostile HTML', { text: '<img src=x onerror="x()">' }),
          empty: example(type, 'empty', {}),
        }),
      }),
    },
  });
}
