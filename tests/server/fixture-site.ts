import components from '../../model-json/sites/ventora/content/apps/ventora/components.json';
import type { NodeJson } from '../../model-json/core/repository/node-json';

/* A small site: two languages, a picture, a vanity path, error pages. */

const node = (more: NodeJson): NodeJson => ({ 'jcr:primaryType': 'nt:unstructured', ...more });

export const component = (name: string, more: NodeJson = {}): NodeJson =>
  node({ 'sling:resourceType': `ventora/components/${name}`, ...more });

export function page(title: string, items: NodeJson = {}, properties: NodeJson = {}): NodeJson {
  return {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'sling:resourceType': 'ventora/components/page',
      'cq:template': '/conf/ventora/settings/wcm/templates/page',
      'jcr:title': title,
      ...properties,
      root: component('container', { layout: 'responsiveGrid', ...items }),
    },
  };
}

const title = (text: string) => component('title', { 'jcr:title': text, type: 'h1' });

/** The modification date of the fixture's picture, epoch milliseconds. */
export const PICTURE_DATE = Date.UTC(2026, 8, 14, 8);

const mapping = (policy: string, more: NodeJson = {}) => node({ 'cq:policy': policy, ...more });

/** Text properties, as declared by the site's own component. */
const textsOf = (name: string): NodeJson => {
  const { prose, rich } = (components as unknown as Record<string, { prose?: string[]; rich?: string[] }>)[
    name
  ]!;
  return { ...(prose && { prose }), ...(rich && { rich }) };
};

export const files: Readonly<Record<string, NodeJson>> = {
  'apps/ventora/components.json': {
    'jcr:primaryType': 'sling:Folder',
    ...Object.fromEntries(
      Object.entries({
        page: 'page/v3/page',
        container: 'container/v1/container',
        title: 'title/v3/title',
        text: 'text/v2/text',
        image: 'image/v3/image',
        tableofcontents: 'tableofcontents/v1/tableofcontents',
      }).map(([name, type]) => [
        name,
        {
          'jcr:primaryType': 'cq:Component',
          'sling:resourceSuperType': `core/wcm/components/${type}`,
          ...textsOf(name),
        },
      ]),
    ),
  },
  'conf/ventora/settings/wcm/templates/page.json': {
    'jcr:primaryType': 'cq:Template',
    policies: {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': mapping('ventora/components/page/default', {
        root: mapping('ventora/components/container/default', {
          ventora: node({ components: node({ image: mapping('ventora/components/image/default') }) }),
        }),
      }),
    },
  },
  'conf/ventora/settings/wcm/policies.json': node({
    ventora: node({
      components: node({
        page: node({ default: node({ isRoot: true }) }),
        container: node({ default: node({}) }),
        image: node({ default: node({ allowedRenditionWidths: ['40', '80', '4000'], jpegQuality: 82 }) }),
      }),
    }),
  }),
  'content/ventora/gb/en.json': page('Home', { title: title('Compressed air') }, { 'jcr:language': 'en-GB' }),
  'content/ventora/gb/en/products.json': page(
    'Products',
    {
      title: title('Products'),
      image: component('image', { fileReference: '/content/dam/ventora/pump.png', alt: 'A pump' }),
    },
    { 'sling:vanityPath': ['/pumps'] },
  ),
  'content/ventora/gb/en/old.json': page(
    'Old',
    {},
    { 'sling:vanityPath': '/ancient', 'sling:redirect': true },
  ),
  'content/ventora/gb/en/moved.json': page(
    'Moved',
    {},
    { 'cq:redirectTarget': '/content/ventora/gb/en/products' },
  ),
  'content/ventora/gb/en/errors/404.json': page('Not found', { title: title('This page does not exist') }),
  'content/ventora/gb/en/errors/500.json': page('Error', { title: title('That did not work') }),
  'content/ventora/de/de.json': page('Start', { title: title('Druckluft') }, { 'jcr:language': 'de-DE' }),
  'content/ventora/de/de/products.json': page('Produkte', { title: title('Produkte') }),
  'content/ventora/de/de/errors/404.json': page('Nicht gefunden', {
    title: title('Diese Seite gibt es nicht'),
  }),
  'content/ventora-library/library/title.json': page('Title', { title: title('Title sample') }),
  'content/dam/ventora/pump.png.json': {
    'jcr:primaryType': 'dam:Asset',
    'jcr:content': {
      'jcr:primaryType': 'dam:AssetContent',
      'jcr:lastModified': new Date(PICTURE_DATE).toISOString().replace('Z', '+00:00'),
    },
  },
};

export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
