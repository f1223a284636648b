import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Properties, ExportContext, Model } from '../Exporter';
import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import { exportResource } from '../export-resource';
import { resourceTypeOf } from '../shared/properties';
import { fragments, PRODUCTS, tags } from '../../../features/catalogue/exporter/testing/fragments';
import type { NodeJson } from '../../repository/node-json';
import { siteExporters } from '#site-server/exporters';
import { APP_ID, CONTENT_ROOT, DAM_ROOT } from '../../../../shared/addresses/app';

const components = JSON.parse(
  readFileSync(
    path.join(__dirname, `../../../sites/${APP_ID}/content/apps/${APP_ID}/components.json`),
    'utf8',
  ),
) as NodeJson;

const IMAGE_POLICY = { allowedRenditionWidths: ['320', '640', '1280', '1920'] };

const asset = (width: number, format = 'image/jpeg', more: object = {}) => ({
  'jcr:primaryType': 'dam:Asset',
  'jcr:content': {
    'jcr:lastModified': '2026-11-20T09:00:00.000Z',
    metadata: { 'dc:format': format, 'tiff:ImageWidth': width, 'tiff:ImageLength': (width * 3) / 4, ...more },
  },
});

const page = (title: string, content: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title, ...content },
});

const featured = (file: string) => ({
  'cq:featuredimage': {
    fileReference: `${DAM_ROOT}/${file}`,
    alt: `Picture of ${file}`,
    altValueFromDAM: false,
  },
});

/** A small site: products and their pages, hidden ones, an article, and a page with the component under test. */
function site(component: object): ContentTree {
  const tree = new ContentTree();
  tree.mount(`/apps/${APP_ID}/components`, components);
  tree.mount(DAM_ROOT, {
    'm-50.jpg': asset(1600),
    'small.jpg': asset(200),
    'logo.svg': asset(100, 'image/svg+xml'),
    'paint-shop.jpg': asset(1600, 'image/jpeg', {
      focalPoint: '70,35',
      crops: ['16:9=10,5,50', '3:2=20,10,60', '4:3=30,0,40'],
    }),
  });
  tree.mount(PRODUCTS, fragments);
  tree.mount('/content/cq:tags', tags);
  tree.mount(`${CONTENT_ROOT}/gb/en`, {
    ...page('Home', { root: { item: component }, ...featured('m-50.jpg') }),
    products: {
      ...page('Products'),
      'm-50': page('M 50', {
        ...featured('m-50.jpg'),
        productPath: `${PRODUCTS}/v-1050-00`,
        pretitle: 'Piston, mobile',
        'jcr:description': 'Slow & cool.',
        figures: ['Free air delivery|170 l/min', 'Power | 1.5 kW', 'Tank|50 l', 'Noise|89 dB(A)', 'Fifth|no'],
      }),
      draft: page('Draft', { hideInNav: true }),
      's-270': page('S 270', { productPath: `${PRODUCTS}/v-2270-00` }),
      'r-7': page('R 7', { productPath: `${PRODUCTS}/v-3007`, hideInNav: true }),
      mobile: page('Mobile', { family: `${APP_ID}:family/mobile`, hideInNav: true }),
    },
    spraying: page('Spraying', { hideInNav: true, ...featured('paint-shop.jpg') }),
    post: page('Leaks', { date: '2026-05-03', 'jcr:description': 'A 3 mm hole.', ...featured('m-50.jpg') }),
  });
  return tree;
}

export const componentPath = `${CONTENT_ROOT}/gb/en/jcr:content/root/item`;

/** The model of one component on a page of the small site. */
export function exportComponent(
  type: string,
  properties: object = {},
  { policies = {}, ...options }: { policies?: Record<string, Properties> } & Partial<ExportContext> = {},
): Model {
  const tree = site({ 'sling:resourceType': `${APP_ID}/components/${type}`, ...properties });
  const byType: Record<string, Properties> = { image: IMAGE_POLICY, ...policies };
  const context = createContext({
    tree,
    currentPage: tree.get(`${CONTENT_ROOT}/gb/en`),
    registry: siteExporters,
    policy: (resource) => {
      const found = byType[resourceTypeOf(resource).replace(`${APP_ID}/components/`, '')];
      return found && { properties: found };
    },
    ...options,
  });
  return exportResource(tree.get(componentPath)!, context)!;
}
