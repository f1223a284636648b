import { below, componentOf, languages, pages, text, child, isNode } from './content-tree';

/** Where visitors can go if they find nothing. */
const WAYS = [
  '/products/mobile',
  '/products/stationary',
  '/products/screw',
  '/products',
  '/solutions/find-your-compressor',
  '/business-partner-area/dealer-finder',
  '/contact',
];

test.each(Object.entries(languages))(
  'the search in %s always links to families, sizing, dealers and contacts below the results',
  (_, root) => {
    const main = child(pages.get(`${root}/search`), 'root', 'main') ?? {};
    const parts = [...below('', main)].map(([, node]) => node);
    const types = parts.map(componentOf);
    expect(types.indexOf('list')).toBeGreaterThan(types.indexOf('filterlist'));
    const links = parts
      .filter((node) => componentOf(node) === 'list')
      .flatMap((node) => Object.values(child(node, 'static') ?? {}).filter(isNode));
    expect(links.map((link) => text(link, 'linkURL'))).toEqual(WAYS.map((way) => root + way));
    expect(links.filter((link) => !pages.has(text(link, 'linkURL')) || !text(link, 'linkText'))).toEqual([]);
  },
);
