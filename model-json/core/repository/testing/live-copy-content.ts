import type { NodeJson } from '../node-json';
import { component, page } from './content-folder';

const config = (master: string, more: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'nt:unstructured',
  'cq:master': master,
  'cq:isDeep': true,
  ...more,
});

/** A page that follows another one. */
export const copyOf = (master: string, content: NodeJson = {}, more: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    ...content,
    'cq:LiveSyncConfig': config(master, more),
  },
});

/** Britain, and the United States as its live copy: fragments in two languages, and the States' own changes. */
export const liveCopyContent = (): Record<string, NodeJson> => ({
  'content.json': { 'jcr:primaryType': 'sling:Folder' },
  'content/site/gb/en.json': page('Air'),
  'content/site/gb/en/products.json': page('Products', {
    link: component('link', { linkURL: '/content/site/gb/en/contact.html#form' }),
    text: component('text', {
      text: '<p><a href="/content/site/gb/en/contact.html">Ask</a>, not /content/site/gb/english.</p>',
    }),
    paths: component('list', { pages: ['/content/site/gb/en/contact', '/content/elsewhere'] }),
  }),
  'content/site/gb/en/products/petrol.json': page('Petrol'),
  'content/site/gb/en/contact.json': page('Contact', {
    title: component('title', { 'jcr:title': 'Ring us' }),
    phone: component('text', { text: '01632 960120' }),
  }),
  'content/site/us/en.json': copyOf(
    '/content/site/gb/en',
    { 'jcr:language': 'en_us' },
    { 'cq:excludedPaths': ['/products/petrol'] },
  ),
  'content/site/us/en/contact.json': {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      root: {
        'jcr:primaryType': 'nt:unstructured',
        title: component('title', { 'jcr:mixinTypes': ['cq:LiveSyncCancelled'], 'jcr:title': 'Call us' }),
        phone: component('text', {
          'jcr:mixinTypes': ['cq:PropertyLiveSyncCancelled'],
          'cq:propertyInheritanceCancelled': ['text'],
          text: '(555) 010-0123',
        }),
        hours: component('text', { text: 'Eastern Time' }),
      },
    },
  },
  'content/experience-fragments/site/gb/en/header.json': page('Header', {
    home: component('link', { linkURL: '/content/site/gb/en' }),
  }),
  'content/experience-fragments/site/us/en/header.json': copyOf(
    '/content/experience-fragments/site/gb/en/header',
  ),
});
