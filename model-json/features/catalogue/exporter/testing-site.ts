import components from '../../../sites/ventora/content/apps/ventora/components.json';
import type { Model } from '../../../core/exporter/Exporter';
import { ContentTree } from '../../../core/exporter/content-package/content-tree';
import { createContext } from '../../../core/exporter/create-context';
import { exportResource } from '../../../core/exporter/export-resource';
import { siteExporters } from '../../../sites/ventora/exporters';
import { fragments, PRODUCTS, tags } from './testing';

/* A site with a catalogue, for tests of components that show what belongs to their page. */

const page = (title: string, content: object = {}, children: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'ventora/components/page',
    'jcr:title': title,
    ...content,
  },
  ...children,
});

const asset = { 'jcr:primaryType': 'dam:Asset', 'jcr:content': { metadata: { 'dc:format': 'image/jpeg' } } };
const oilCan = { fileReference: '/content/dam/ventora/oil.jpg', alt: 'Oil can', altValueFromDAM: false };
export const home = '/content/ventora/gb/en';
export const MODEL = '/conf/ventora/settings/dam/cfm/models/guide';

const guide = (title: string, master: object, variations: object = {}) => ({
  'jcr:primaryType': 'dam:Asset',
  'jcr:content': {
    'jcr:primaryType': 'dam:AssetContent',
    'jcr:title': title,
    contentFragment: true,
    data: { 'cq:model': MODEL, master, ...variations },
  },
});

const variation = (content: object, words: string) =>
  page('Variation', {
    'cq:xfVariantType': 'web',
    ...content,
    root: {
      'sling:resourceType': 'ventora/components/container',
      note: { 'sling:resourceType': 'ventora/components/text', text: `<p>${words}</p>`, textIsRich: true },
    },
  });

/** The model of a component of the catalogue on one of the site's pages. */
export function exportAt(type: string, properties: object, at = '/products'): Model {
  const tree = ContentTree.of({
    content: {
      ventora: page(
        'Ventora',
        {},
        {
          gb: page(
            'United Kingdom',
            {},
            {
              en: page(
                'English',
                {},
                {
                  products: page(
                    'Products',
                    { family: 'ventora:family' },
                    {
                      mobile: page(
                        'Mobile compressors',
                        { family: 'ventora:family/mobile' },
                        {
                          'm-50': page('M 50', { productPath: `${PRODUCTS}/v-1050-00` }),
                        },
                      ),
                      stray: page('Campaign', { hideInNav: false }),
                    },
                  ),
                  'after-sales': page(
                    'After-sales',
                    {},
                    { oils: page('Oils', { family: 'ventora:family/oils', 'cq:featuredimage': oilCan }) },
                  ),
                },
              ),
            },
          ),
        },
      ),
    },
  });
  tree.mount('/apps/ventora/components', components);
  tree.mount(PRODUCTS, fragments);
  tree.mount('/content/cq:tags', tags);
  tree.mount(`${MODEL}/jcr:content/model/cq:dialog/content/items/body`, {
    name: 'body',
    fieldLabel: 'What to do',
    valueType: 'string',
  });
  tree.mount('/content/dam/ventora/m-50.jpg', asset);
  tree.mount('/content/dam/ventora/oil.jpg', asset);
  tree.mount('/content/dam/ventora/guides', {
    general: guide('Looking after it', { about: ['ventora:family/mobile'], body: '<p>Drain the tank.</p>' }),
    'm-50': guide(
      'Looking after the M 50',
      { about: 'V-1050-00', body: '<p>Oil: 0.3 l.</p>' },
      { en: { body: '<p>Oil: 0.3 litres.</p>' } },
    ),
  });
  tree.mount('/content/experience-fragments/ventora/gb/en/notes', {
    ...page('Notes'),
    mobile: variation({ 'cq:categories': ['ventora:family/mobile'] }, 'All mobile ones'),
    'm-50': variation({ 'cq:products': ['v 1050 00'] }, 'The M 50'),
    aside: variation({ 'cq:products': ['V-1050-00'], fragmentLocation: 'aside' }, 'Beside the M 50'),
  });
  const currentPage = tree.get(home + at);
  tree.mount(`${home}${at}/jcr:content/item`, {
    'sling:resourceType': `ventora/components/commerce/${type}`,
    ...properties,
  });
  const context = createContext({ tree, currentPage, registry: siteExporters });
  return exportResource(tree.get(`${home}${at}/jcr:content/item`)!, context)!;
}

export const list = (value: unknown) => value as Model[];
