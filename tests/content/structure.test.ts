import { isWithin } from '../../model-json/core/repository/path';
import { readFileSync } from 'node:fs';
import {
  assetExists,
  below,
  componentOf,
  documents,
  files,
  isNode,
  languages,
  liveCopyAt,
  nodes,
  pages,
  pagesOf,
  text,
  translations,
  type Node,
} from './content-tree';

describe('files', () => {
  test('formats files as the tools write them, so that a diff shows only an author’s changes', () => {
    const off = files.filter((file) => {
      const source = readFileSync(file, 'utf8');
      return source !== `${JSON.stringify(JSON.parse(source), null, 2)}\n`;
    });
    expect(off).toEqual([]);
  });

  test('has a file for each child that a content file names', () => {
    const orphans = [...documents].flatMap(([at, document]) =>
      Object.entries(document)
        .filter(
          ([name, value]) =>
            isNode(value) && Object.keys(value).length === 0 && !documents.has(`${at}/${name}`),
        )
        .map(([name]) => `${at}/${name}`),
    );
    expect(orphans).toEqual([]);
  });
});

describe('links', () => {
  const single = [
    'linkURL',
    'link',
    'navigationRoot',
    'parentPage',
    'fragmentVariationPath',
    'cq:redirectTarget',
    'cq:template',
  ];
  const references = [...nodes].flatMap(([at, node]) =>
    [
      ...single.map((name) => text(node, name)),
      ...(Array.isArray(node.pages) ? node.pages : []),
      ...['text', 'jcr:description'].flatMap((name) => hrefs(text(node, name))),
    ]
      .filter(Boolean)
      .map((to) => ({ at, to })),
  );

  test('links only to existing pages, in the language of the page', () => {
    const broken = references
      .filter(({ to }) => to.startsWith('/') && !to.startsWith('/libs/') && !isBeside(to))
      .map(({ at, to }) => ({ at, to: to.replace(/#.*$/, '').replace(/\.html$/, '') }))
      .filter(
        ({ to }) => !nodes.has(to) && !liveCopyAt(to) && !(to.startsWith('/content/dam/') && assetExists(to)),
      );
    expect(broken).toEqual([]);

    const strays = Object.values(languages).flatMap((root) =>
      references.filter(
        ({ at, to }) => at.startsWith(`${root}/`) && isWithin(to, '/content/ventora') && !to.startsWith(root),
      ),
    );
    expect(strays).toEqual([]);
  });

  test('links only to anchors that exist', () => {
    const ids = (page: string) =>
      new Set([...below(page, pages.get(page) ?? {})].map(([, node]) => text(node, 'id')));
    const broken = references
      .filter(({ to }) => to.includes('#'))
      .filter(({ at, to }) => {
        const [address = '', anchor = ''] = to.split('#');
        return !ids(address ? address.replace(/\.html$/, '') : (at.split('/jcr:content')[0] ?? '')).has(
          anchor,
        );
      });
    expect(broken).toEqual([]);
  });

  test('links off the site only by telephone or e-mail, to reserved numbers and names', () => {
    // Except the component library, which demonstrates all kinds of addresses, hostile ones included.
    const ofTheSite = references.filter(({ at }) => !at.startsWith('/content/ventora-library/'));
    const outside = ofTheSite.map(({ to }) => to).filter((to) => !/^[/#]/.test(to));
    const reserved =
      /^(tel:\+(44163296\d{4}|493023125\d{3}|33(19900|26191|35301|46571|53649)\d{4}|3499900\d{4}|1(704|905)55501\d\d)|mailto:[a-z.]+@ventora\.example)$/;
    expect(outside.filter((to) => !reserved.test(to))).toEqual([]);
  });
});

/** Addresses of a page besides its HTML: its feed, if it has one, and the catalogue of the products below it. */
function isBeside(to: string): boolean {
  const [, page = '', what] = /^(.*)\.(feed\.xml|catalogue\.pdf)$/.exec(to) ?? [];
  return what === 'feed.xml' ? pages.get(page)?.feed === true : page.endsWith('/products') && pages.has(page);
}

function hrefs(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
}

describe('pictures', () => {
  const referring = [...nodes].filter(([, node]) => text(node, 'fileReference'));
  const pictured = referring.filter(([, node]) => componentOf(node) !== 'download');

  test('shows only pictures that exist in the asset folder', () => {
    const missing = new Set(
      pictured.map(([, node]) => text(node, 'fileReference')).filter((asset) => !assetExists(asset)),
    );
    expect([...missing]).toEqual([]);
  });

  test('describes every picture in words', () => {
    const mute = pictured.filter(
      ([, node]) => text(node, 'alt').length < 4 || node.altValueFromDAM !== false,
    );
    expect(mute.map(([at]) => at)).toEqual([]);
  });
});

describe('languages', () => {
  test.each(translations)('%s: has the same pages in the same order as English', (_, root) => {
    expect([...pagesOf(root).keys()]).toEqual([...pagesOf(languages.en).keys()]);
    for (const page of pagesOf(languages.en).keys()) {
      const at = (language: string) => (page === '/' ? language : language + page);
      expect(Object.keys(documents.get(at(root)) ?? {})).toEqual(
        Object.keys(documents.get(at(languages.en)) ?? {}),
      );
    }
  });

  test.each(translations)('%s: has the same components on each page', (_, root) => {
    const components = (content: Node) =>
      [...below('', content)].flatMap(([at, node]) =>
        componentOf(node) ? `${at} ${componentOf(node)}` : [],
      );
    const translated = pagesOf(root);
    const different = [...pagesOf(languages.en)].filter(
      ([page, content]) => components(content).join() !== components(translated.get(page) ?? {}).join(),
    );
    expect(different.map(([page]) => page)).toEqual([]);
  });

  test.each(Object.entries(languages))('%s: gives each page its own title and description', (_, root) => {
    const of = (name: string) => [...pagesOf(root).values()].map((content) => text(content, name));
    for (const name of ['jcr:title', 'jcr:description']) {
      expect(of(name).filter((value) => !value)).toEqual([]);
      expect(of(name).filter((value, index, all) => all.indexOf(value) !== index)).toEqual([]);
    }
    expect(of('jcr:description').filter((value) => value.length > 160)).toEqual([]);
  });

  test('declares the language of every page to the browser', () => {
    expect(text(pages.get(languages.en), 'jcr:language')).toBe('en-GB');
    expect(text(pages.get(languages.de), 'jcr:language')).toBe('de-DE');
    expect(text(pages.get(languages.fr), 'jcr:language')).toBe('fr-FR');
    expect(text(pages.get(languages.es), 'jcr:language')).toBe('es-ES');
  });
});

describe('headings', () => {
  const trees = [...pages].filter(([at]) => isWithin(at, '/content/ventora'));

  test.each(trees.map(([at, content]) => [at, content] as const))(
    '%s has one main heading and skips no level',
    (_, content) => {
      const levels = headings(content);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    },
  );
});

function headings(content: Node): number[] {
  return [...below('', content)].flatMap(([, node]) => {
    switch (componentOf(node)) {
      case 'title':
        return [Number((text(node, 'type') || 'h2').slice(1))];
      case 'teaser':
        return [Number((text(node, 'titleType') || 'h3').slice(1))];
      case 'accordion':
        return [Number(text(node, 'headingElement').slice(1))];
      case 'commerce/product':
        return productHeadings(node);
      case 'commerce/relatedproducts':
        return [Number((text(node, 'titleType') || 'h2').slice(1))];
      case 'text':
        return [...text(node, 'text').matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
      default:
        return [];
    }
  });
}

/** Product components add a heading with the product's name, if shown, and sections one level below it. */
function productHeadings(node: Node): number[] {
  const level = Number((text(node, 'titleType') || 'h1').slice(1));
  const sections = ['showDetails', 'showDocuments', 'showAccessories'].some((part) => node[part] !== false);
  return [...(node.showOverview === false ? [] : [level]), ...(sections ? [level + 1] : [])];
}
