import { fragments, PRODUCTS, tags } from '../exporter/testing/fragments';
import components from '../../../sites/ventora/content/apps/ventora/components.json';
import type { NodeJson } from '../../../core/repository/node-json';
import { APP_ID, CONTENT_ROOT, componentType } from '../../../../shared/addresses/app';

/** A page with a title and further properties. */
export const page = (title: string, language = '', more: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': componentType('page'),
    'cq:template': `/conf/${APP_ID}/settings/wcm/templates/content-page`,
    'jcr:title': title,
    ...(language && { 'jcr:language': language }),
    ...more,
  },
});

export const site = CONTENT_ROOT;
const follows: NodeJson = {
  'cq:LiveSyncConfig': {
    'jcr:primaryType': 'nt:unstructured',
    'cq:master': `${site}/gb/en`,
    'cq:isDeep': true,
  },
};

export const M50 = `${PRODUCTS}/v-1050-00`;

/** Adds the primary type that JCR requires on every node. */
export const typed = (node: object): NodeJson => ({
  'jcr:primaryType': 'nt:unstructured',
  ...Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? typed(value) : value,
    ]),
  ),
});

const asset = (format: string) =>
  typed({ 'jcr:primaryType': 'dam:Asset', 'jcr:content': { metadata: { 'dc:format': format } } });

/** Britain, with a catalogue and a page for one of its products; the United States as its live copy; and Germany. */
export const smallSite = (): Record<string, NodeJson> => ({
  'content.json': { 'jcr:primaryType': 'sling:Folder' },
  'apps/ventora/components.json': components,
  ...Object.fromEntries(
    Object.entries(fragments).map(([name, fragment]) => [
      `${PRODUCTS.slice(1)}/${name}.json`,
      typed(fragment),
    ]),
  ),
  [`content/dam/${APP_ID}/manuals/mobile.json`]: typed({
    'jcr:primaryType': 'dam:Asset',
    'jcr:content': {
      'jcr:primaryType': 'dam:AssetContent',
      contentFragment: true,
      data: {
        'cq:model': `/conf/${APP_ID}/settings/dam/cfm/models/manual`,
        master: { families: [`${APP_ID}:family/mobile`], title: 'Compressors on wheels' },
        de: { title: 'Kompressoren auf Rädern' },
      },
    },
  }),
  [`content/dam/${APP_ID}/oil.jpg.json`]: asset('image/jpeg'),
  [`content/dam/${APP_ID}/manual.pdf.json`]: asset('application/pdf'),
  [`content/${APP_ID}/gb/en/product-page.json`]: page('Every product', '', { 'cq:robotsTags': ['noindex'] }),
  [`content/${APP_ID}/gb/en/products.json`]: page('Products', '', {
    family: `${APP_ID}:family`,
    'cq:cifProductPage': `${site}/gb/en/product-page`,
    'cq:cifCategoryPage': `${site}/gb/en/product-page`,
  }),
  [`content/${APP_ID}/gb/en/products/mobile.json`]: page('Mobile', '', { family: `${APP_ID}:family/mobile` }),
  [`content/${APP_ID}/gb/en/products/mobile/m-50.json`]: page('M 50', '', { productPath: M50 }),
  [`content/${APP_ID}.json`]: page('Ventora'),
  [`content/${APP_ID}/gb.json`]: page('Britain'),
  [`content/${APP_ID}/gb/en.json`]: page('Air', 'en_gb'),
  [`content/${APP_ID}/gb/en/contact.json`]: page('Contact', '', {
    text: { 'jcr:primaryType': 'nt:unstructured', text: 'Write to us' },
  }),
  [`content/${APP_ID}/us.json`]: page('States'),
  [`content/${APP_ID}/us/en.json`]: page('Air', 'en_us', follows),
  [`content/${APP_ID}/de.json`]: page('Germany'),
  [`content/${APP_ID}/de/de.json`]: page('Luft', 'de_de'),
  [`content/experience-fragments/${APP_ID}/header.json`]: page('Header'),
  [`content/cq:tags/${APP_ID}.json`]: typed(tags[APP_ID]),
});
