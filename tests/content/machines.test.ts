import { languages, nodes, pages, text } from './content-tree';
import { compressors, number, productPages, tableRows, versionsOf } from './products';

/** Those that have a page of their own. */
const shownIn = (language: keyof typeof languages) => {
  const shown = productPages(language);
  return compressors.filter(([at]) => shown.has(at));
};

describe.each(Object.entries(languages))('%s', (language, root) => {
  const shown = productPages(language as keyof typeof languages);
  const compressorsShown = shownIn(language as keyof typeof languages);
  const thousands = { en: /,/g, de: /\./g, fr: /\s/g, es: /\./g }[language] ?? /,/g;
  const digits = (cell: string) => Number(cell.replace(thousands, '').replace(',', '.'));

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

  test('says the same figures in the digital catalogue, by order number', () => {
    const rows = tableRows(pages.get(`${root}/business-partner-area/digital-catalogue`));
    for (const [, master] of compressorsShown) {
      const row = rows.find(([, sku]) => sku?.startsWith(text(master, 'sku')));
      expect([text(master, 'sku'), row?.slice(3, 5).map(digits)]).toEqual([
        text(master, 'sku'),
        [number(master, 'weight'), number(master, 'ratedCurrent')],
      ]);
    }
    for (const version of compressorsShown.flatMap(([, master]) => versionsOf(master))) {
      const sku = text(version, 'sku');
      const row = rows.find(
        (cells) =>
          digits(cells[1] ?? '') === number(version, 'motorPower') &&
          digits(cells[2] ?? '') === number(version, 'freeAirDelivery'),
      );
      expect([sku, row?.slice(3).map(digits)]).toEqual([
        sku,
        [
          number(version, 'maxPressure'),
          number(version, 'tankVolume') ?? NaN,
          number(version, 'voltage'),
          number(version, 'soundPressureLevel'),
          number(version, 'dutyCycle'),
        ],
      ]);
    }
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
