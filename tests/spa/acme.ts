import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const node = (members: object = {}) => ({ 'jcr:primaryType': 'nt:unstructured', ...members });
const typed = (type: string, members: object = {}) => node({ 'sling:resourceType': type, ...members });
const component = (title: string, superType: string) => ({
  'jcr:primaryType': 'cq:Component',
  'jcr:title': title,
  componentGroup: 'Acme',
  'sling:resourceSuperType': superType,
});
const policy = (members: object) => typed('wcm/core/components/policy/policy', members);

const template = (name: string) => ({
  'jcr:primaryType': 'cq:Template',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'jcr:title': name,
    status: 'enabled',
    allowedPaths: ['/content/acme-.*'],
  },
  structure: page('', name, {}),
  policies: {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': typed('wcm/core/components/policies/mappings', {
      'cq:policy': `acme/components/page/${name}`,
      root: typed('wcm/core/components/policies/mapping', {
        'cq:policy': 'acme/components/container/default',
      }),
    }),
  },
});

function page(title: string, name: string, items: object, pages: object = {}): object {
  return {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'sling:resourceType': 'acme/components/page',
      'cq:template': `/conf/acme/settings/wcm/templates/${name}`,
      'jcr:title': title,
      root: typed('acme/components/container', { editable: true, ...items }),
    },
    ...pages,
  };
}

const FILES = {
  'apps/acme/components/page.json': component('Page', 'core/wcm/components/page/v2/page'),
  'apps/acme/components/title.json': component('Title', 'core/wcm/components/title/v2/title'),
  'apps/acme/components/container.json': component('Container', 'core/wcm/components/container/v1/container'),
  'conf/acme/settings/wcm/policies.json': node({
    acme: node({
      components: node({
        page: node({
          root: policy({ isRoot: true, structureDepth: 1 }),
          page: policy({ isRoot: false }),
        }),
        container: node({ default: policy({ components: ['group:Acme'] }) }),
      }),
    }),
  }),
  'conf/acme/settings/wcm/templates/root.json': template('root'),
  'conf/acme/settings/wcm/templates/page.json': template('page'),
};

/** Writes the components and templates of the project beside our own, as a deployment does. */
export function deployAcme(tree: string): void {
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(tree, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  }
}

/** Its pages: a root, and two pages of which one leads to the other. */
export const acmePages = (root: string): object =>
  page(
    'Acme',
    'root',
    {},
    {
      home: page('Home', 'page', {
        title: typed('acme/components/title', { 'jcr:title': 'To the news', linkURL: `${root}/news` }),
        text: typed('ventora/components/text', { text: '<p>Old words</p>', textIsRich: true }),
      }),
      news: page('News', 'page', {
        title: typed('acme/components/title', { 'jcr:title': 'The news' }),
      }),
    },
  );
