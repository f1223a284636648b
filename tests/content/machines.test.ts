import { languages, nodes, text } from './content-tree';
import { compressors, productPages } from './products';

/** Those that have a page of their own. */
const shownIn = (language: keyof typeof languages) => {
  const shown = productPages(language);
  return compressors.filter(([at]) => shown.has(at));
};

describe.each(Object.keys(languages))('%s', (language) => {
  const shown = productPages(language as keyof typeof languages);
  const compressorsShown = shownIn(language as keyof typeof languages);

  test('calls the page of a compressor by its name', () => {
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

test('a leak of 3 mm at 7 bar loses what the gas laws say', () => {
  const area = (Math.PI / 4) * 0.003 ** 2;
  const massFlow = (area * 8.013e5 * 0.6847) / Math.sqrt(287 * 293);
  const cubicMetresAMinute = (massFlow / 1.19) * 60;
  expect(cubicMetresAMinute).toBeCloseTo(0.67, 1);
  const post = JSON.stringify(nodes.get(`${languages.en}/blog/leaks-cost-more-than-you-think/jcr:content`));
  expect(post).toMatch(/0\.67\sm³\/min/);
});
