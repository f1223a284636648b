import { below, languages, nodes, pages, text } from '../content-tree';
import { compressors, familyOf, has, listPages, products, variation } from './products';

/** Machines with their own page. */
const shownIn = (language: keyof typeof languages) => {
  const shown = listPages(language);
  return compressors.filter(([at]) => shown.has(at));
};

describe.each(Object.keys(languages))('%s', (language) => {
  const shown = listPages(language as keyof typeof languages);
  const compressorsShown = shownIn(language as keyof typeof languages);

  test('titles the page of a compressor with its name', () => {
    expect(compressorsShown.length).toBeGreaterThanOrEqual(7);
    const names = compressorsShown.map(([at, master]) => [
      text(master, 'name'),
      text(shown.get(at), 'navTitle'),
    ]);
    expect(names.map(([, name]) => name?.replace(/\s/g, ' '))).toEqual(
      names.map(([name]) => name?.replace(/\s/g, ' ')),
    );
  });
});

test('states the physically correct loss of a 3 mm leak at 7 bar', () => {
  const area = (Math.PI / 4) * 0.003 ** 2;
  const massFlow = (area * 8.013e5 * 0.6847) / Math.sqrt(287 * 293);
  const cubicMetresAMinute = (massFlow / 1.19) * 60;
  expect(cubicMetresAMinute).toBeCloseTo(0.67, 1);
  const post = JSON.stringify(nodes.get(`${languages.en}/blog/leaks-cost-more-than-you-think/jcr:content`));
  expect(post).toMatch(/0\.67\sm³\/min/);
});

test('lists a machine with others of its construction', () => {
  const wrong = compressors.filter(
    ([, master]) =>
      familyOf(master).startsWith('screw/') &&
      familyOf(master) !==
        (has(master, 'with-dryer')
          ? 'screw/with-dryer'
          : has(master, 'on-tank')
            ? 'screw/on-tank'
            : has(master, 'variable-speed')
              ? 'screw/variable-speed'
              : 'screw/fixed-speed'),
  );
  expect(wrong.map(([, master]) => text(master, 'name'))).toEqual([]);
});

test('places the page of a product below that of its family', () => {
  const wrong = [...pages].flatMap(([at, content]) => {
    const product = products.get(text(content, 'productPath'));
    const above = pages.get(at.split('/').slice(0, -1).join('/'));
    return product && text(above, 'family') !== text(product, 'family') ? [at] : [];
  });
  expect(wrong).toEqual([]);
});

test.each(Object.entries(languages))(
  '%s: states the same noise reduction for the S series hood everywhere',
  (language, root) => {
    const hood = `/content/dam/ventora/products/v-8510-00`;
    const said = text(variation(hood, language === 'en' ? 'master' : language), 'description');
    const decibels = /(\d+)\sdB/.exec(said)![1]!;
    const textsOf = (page: string) =>
      [...below('', pages.get(root + page)!)].map(([, node]) => text(node, 'text')).join(' ');
    expect(textsOf('/technical-content/for-professional-users/noise-and-where-to-put-it')).toMatch(
      new RegExp(`(?:hood|Haube|capot|cabina)</strong>\\s?:\\s${decibels}\\sdB`),
    );
    expect(textsOf('/blog/a-quiet-yard')).toMatch(new RegExp(`${decibels}\\sdB\\. `));
  },
);

test.each(Object.entries(languages))(
  '%s: does not call the on-screen catalogue identical to the PDF, nor state a number of pages',
  (_, root) => {
    const words = JSON.stringify(pages.get(`${root}/business-partner-area/digital-catalogue`));
    expect(words).not.toMatch(
      /same pages|selben Seiten|mêmes pages|mismas páginas|\d\s(?:pages|Seiten|páginas)/,
    );
  },
);
