import { ContentTree, type NodeObject } from '../../content-package/content-tree';
import { createContext } from '../../create-context';
import type { Json, Model } from '../../Exporter';
import { exportResource } from '../../export-resource';
import { siteExporters } from '../../../../sites/ventora/exporters';

type Nodes = Record<string, unknown>;

const page = (title: string, properties: Nodes = {}, children: Nodes = {}): Nodes => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'ventora/components/page',
    'jcr:title': title,
    ...properties,
  },
  ...children,
});

const component = (type: string, properties: Nodes = {}): Nodes => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': `ventora/components/${type}`,
  ...properties,
});

/** A site in two languages; only the English one has the compressors page. */
const site = (parts: Nodes = {}): Nodes =>
  page('Ventora', { brandSlug: 'Ventora', brandSlug_override: true }, {
    gb: page('United Kingdom', {}, {
      en: page('Home', { navTitle: 'English', 'jcr:language': 'en-GB', root: component('container', parts) }, {
        products: page('Products', { 'cq:featuredimage': {} }, { compressors: page('Compressors') }),
        thanks: page('Thank you', { 'cq:robotsTags': ['noindex', 'nofollow'] }),
      }),
    }),
    de: page('Deutschland', {}, {
      de: page('Startseite', { navTitle: 'Deutsch', 'jcr:language': 'de-DE' }, { products: page('Produkte') }),
    }),
  }); // prettier-ignore

const home = '/content/ventora/gb/en';

/** The component at a path of the site, exported as part of a page. */
function exported(path: string, pagePath: string, parts?: Nodes): Model {
  const tree = new ContentTree();
  tree.mount('/content/ventora', site(parts) as NodeObject);
  const context = createContext({ tree, currentPage: tree.get(pagePath), registry: siteExporters });
  return exportResource(tree.get(path)!, context)!;
}

const exportedPage = (path: string) => exported(`${path}/jcr:content`, path);
const exportedPart = (name: string, parts: Nodes, pagePath = home) =>
  exported(`${home}/jcr:content/root/${name}`, pagePath, parts);
const list = (value: Json | undefined) => value as Model[];

it('gives each page one address and its place in the hierarchy', () => {
  expect(exportedPage(`${home}/products`)).toMatchObject({
    ':path': `${home}/products`,
    ':hierarchyType': 'page',
    title: 'Products',
    language: 'en-GB',
    siteName: 'Ventora',
    canonicalPath: `${home}/products.html`,
    robotsTags: [],
  });
});

it('links a page to its existing translations, and everybody else to the first language', () => {
  expect(exportedPage(`${home}/products`).alternateLanguageLinks).toEqual({
    'en-GB': `${home}/products.html`,
    'de-DE': '/content/ventora/de/de/products.html',
    'x-default': `${home}/products.html`,
  });
});

it('leaves out missing translations', () => {
  expect(exportedPage(`${home}/products/compressors`).alternateLanguageLinks).toEqual({});
});

it('gives a page with noindex no canonical address', () => {
  const { canonicalPath, alternateLanguageLinks, robotsTags } = exportedPage(`${home}/thanks`);
  expect({ canonicalPath, alternateLanguageLinks, robotsTags }).toEqual({
    canonicalPath: undefined,
    alternateLanguageLinks: {},
    robotsTags: ['noindex', 'nofollow'],
  });
});

it('gives the header its parts by name', () => {
  const header = exportedPart('header', {
    header: component('header', {
      topnavigation: component('topnavigation'),
      languagenavigation: component('languagenavigation'),
    }),
  });
  expect(header[':itemsOrder']).toEqual(['topnavigation', 'languagenavigation']);
  expect(header.id).toMatch(/^header-/);
});

it('gives service links their target page and icon', () => {
  const links = {
    item0: { link: `${home}/products`, text: 'Range', icon: 'phone' },
    item1: { text: 'Nowhere' },
  };
  const { links: exportedLinks } = exportedPart('top', { top: component('topnavigation', { links }) });
  expect(exportedLinks).toEqual([
    { text: 'Range', icon: 'phone', link: { valid: true, url: `${home}/products.html` } },
    { text: 'Nowhere', icon: undefined, link: undefined },
  ]);
});

it('keeps a footer’s columns in order, with the label of the link to the cookie settings', () => {
  const footer = exportedPart('footer', {
    footer: component('footer', {
      cookieSettingsText: 'Cookies',
      a: component('list'),
      legal: component('button'),
    }),
  });
  expect(footer).toMatchObject({ cookieSettingsText: 'Cookies', ':itemsOrder': ['a', 'legal'] });
});

it('marks purposes as required or optional', () => {
  const purposes = {
    item0: { name: 'necessary', 'jcr:title': 'Necessary', required: true },
    item1: { name: 'statistics', 'jcr:title': 'Statistics', 'jcr:description': 'Visits.' },
  };
  const banner = exportedPart('banner', {
    banner: component('cookiebanner', {
      'jcr:title': 'Cookies',
      text: '<p>We ask.</p>',
      policyVersion: '2026-09',
      purposes,
    }),
  });
  expect(banner).toMatchObject({ title: 'Cookies', text: '<p>We ask.</p>', policyVersion: '2026-09' });
  expect(banner.purposes).toEqual([
    { name: 'necessary', title: 'Necessary', description: undefined, required: true },
    { name: 'statistics', title: 'Statistics', description: 'Visits.', required: false },
  ]);
});

describe('language navigation', () => {
  const parts = {
    languages: component('languagenavigation', { navigationRoot: '/content/ventora', structureDepth: 2 }),
  };
  const languages = (pagePath: string) =>
    list(exportedPart('languages', parts, pagePath).items).map((country) => list(country.children)[0]!);

  it('leads to the same page in the other language', () => {
    const [english, german] = languages(`${home}/products`);
    expect(english).toMatchObject({ title: 'English', active: true, link: { url: `${home}/products.html` } });
    expect(german).toMatchObject({
      title: 'Deutsch',
      language: 'de-DE',
      link: { url: '/content/ventora/de/de/products.html' },
    });
    expect(german).not.toHaveProperty('translated');
  });

  it('lists only languages if a site has no countries', () => {
    const flat = {
      languages: component('languagenavigation', {
        navigationRoot: '/content/ventora/gb',
        structureDepth: 1,
      }),
    };
    expect(list(exportedPart('languages', flat, `${home}/products`).items)).toMatchObject([
      { title: 'English', level: 0, locale: 'en_GB', children: [], link: { url: `${home}/products.html` } },
    ]);
  });

  it('marks a missing translation and leads to the language’s home page', () => {
    const [english, german] = languages(`${home}/products/compressors`);
    expect(english).not.toHaveProperty('translated');
    expect(german).toMatchObject({ translated: false, link: { url: '/content/ventora/de/de.html' } });
  });
});
