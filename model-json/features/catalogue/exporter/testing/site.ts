import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Model } from '../../../../core/exporter/Exporter';
import { ContentTree } from '../../../../core/exporter/content-package/content-tree';
import { createContext } from '../../../../core/exporter/create-context';
import { exportResource } from '../../../../core/exporter/export-resource';
import type { NodeJson } from '../../../../core/repository/node-json';
import { siteExporters } from '#site-server/exporters';
import { fragments, PRODUCTS, tags } from './fragments';
import {
  APP_ID,
  APP_TITLE,
  CONTENT_ROOT,
  DAM_ROOT,
  componentType,
} from '../../../../../shared/addresses/app';

const components = JSON.parse(
  readFileSync(
    path.join(__dirname, `../../../../sites/${APP_ID}/content/apps/${APP_ID}/components.json`),
    'utf8',
  ),
) as NodeJson;

/* A site with a catalogue, for tests of components that show what belongs to their page. */

const page = (title: string, content: object = {}, children: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': componentType('page'),
    'jcr:title': title,
    ...content,
  },
  ...children,
});

const asset = { 'jcr:primaryType': 'dam:Asset', 'jcr:content': { metadata: { 'dc:format': 'image/jpeg' } } };
const oilCan = { fileReference: `${DAM_ROOT}/oil.jpg`, alt: 'Oil can', altValueFromDAM: false };
export const home = `${CONTENT_ROOT}/gb/en`;
export const MODEL = `/conf/${APP_ID}/settings/dam/cfm/models/guide`;

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
      'sling:resourceType': componentType('container'),
      note: { 'sling:resourceType': componentType('text'), text: `<p>${words}</p>`, textIsRich: true },
    },
  });

/** The model of a catalogue component on one of the site's pages. */
export function exportAt(type: string, properties: object, at = '/products'): Model {
  const tree = ContentTree.of({
    content: {
      [APP_ID]: page(
        APP_TITLE,
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
                    { family: `${APP_ID}:family` },
                    {
                      mobile: page(
                        'Mobile compressors',
                        { family: `${APP_ID}:family/mobile` },
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
                    { oils: page('Oils', { family: `${APP_ID}:family/oils`, 'cq:featuredimage': oilCan }) },
                  ),
                },
              ),
            },
          ),
        },
      ),
    },
  });
  tree.mount(`/apps/${APP_ID}/components`, components);
  tree.mount(PRODUCTS, fragments);
  tree.mount('/content/cq:tags', tags);
  tree.mount(`${MODEL}/jcr:content/model/cq:dialog/content/items/body`, {
    name: 'body',
    fieldLabel: 'What to do',
    valueType: 'string',
  });
  tree.mount(`${DAM_ROOT}/m-50.jpg`, asset);
  tree.mount(`${DAM_ROOT}/oil.jpg`, asset);
  tree.mount(`${DAM_ROOT}/guides`, {
    general: guide('Looking after it', {
      about: [`${APP_ID}:family/mobile`],
      body: '<p>Drain the tank.</p>',
    }),
    'm-50': guide(
      'Looking after the M 50',
      { about: 'V-1050-00', body: '<p>Oil: 0.3 l.</p>' },
      { en: { body: '<p>Oil: 0.3 litres.</p>' } },
    ),
  });
  tree.mount(`/content/experience-fragments/${APP_ID}/gb/en/notes`, {
    ...page('Notes'),
    mobile: variation({ 'cq:categories': [`${APP_ID}:family/mobile`] }, 'All mobile ones'),
    'm-50': variation({ 'cq:products': ['v 1050 00'] }, 'The M 50'),
    aside: variation({ 'cq:products': ['V-1050-00'], fragmentLocation: 'aside' }, 'Beside the M 50'),
  });
  const currentPage = tree.get(home + at);
  tree.mount(`${home}${at}/jcr:content/item`, {
    'sling:resourceType': `${componentType('commerce')}/${type}`,
    ...properties,
  });
  const context = createContext({ tree, currentPage, registry: siteExporters });
  return exportResource(tree.get(`${home}${at}/jcr:content/item`)!, context)!;
}

export const list = (value: unknown) => value as Model[];
