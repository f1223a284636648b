import { languages, nodes, pages, text } from './content-tree';
import { compressors, number, productPages, tableRows, versionsOf } from './products';

const machines = compressors.flatMap(([at, master]) =>
  versionsOf(master).map((version) => ({ at, sku: text(version, 'sku'), version })),
);

describe.each(machines)('$sku', ({ version }) => {
  const of = (name: string) => number(version, name) ?? NaN;
  const piston = number(version, 'displacement') !== undefined;
  const twoStage = text(version, 'family').includes('two-stage');
  const oilFree = text(version, 'kind').includes('oil-free');

  test('says all that a buyer compares', () => {
    const compared = [
      'motorPower',
      'freeAirDelivery',
      'maxPressure',
      'voltage',
      'phases',
      'frequency',
      'ratedCurrent',
      'soundPressureLevel',
      'dutyCycle',
      'weight',
      'length',
      'width',
      'height',
    ];
    expect(compared.filter((name) => !(of(name) > 0))).toEqual([]);
    expect(text(version, 'connection')).toMatch(/^G\s[\d¼½¾]/);
  });

  test('delivers less than it displaces, by as much as its type loses', () => {
    if (!piston) return;
    const share = of('freeAirDelivery') / of('displacement');
    expect(share).toBeGreaterThanOrEqual(twoStage ? 0.75 : 0.65);
    expect(share).toBeLessThanOrEqual(twoStage ? 0.82 : 0.75);
  });

  test('needs as much power for a cubic metre as machines of its type do', () => {
    const specific = of('motorPower') / (of('freeAirDelivery') / 1000);
    expect(specific).toBeGreaterThanOrEqual(piston ? 8 : 6.6);
    expect(specific).toBeLessThanOrEqual(piston ? 10 : 7.5);
  });

  test('runs from a supply that can feed its motor', () => {
    expect(of('phases')).toBe(of('motorPower') <= 2.2 ? 1 : 3);
    expect(of('voltage')).toBe(of('phases') === 1 ? 230 : 400);
    const apparent = of('phases') === 1 ? 230 * 0.95 : Math.sqrt(3) * 400 * 0.84;
    const efficiency = (of('motorPower') * 1000) / (apparent * of('ratedCurrent'));
    expect(efficiency).toBeGreaterThan(0.65);
    expect(efficiency).toBeLessThan(0.95);
  });

  test('may run as long as its type allows', () => {
    expect(of('dutyCycle')).toBe(piston ? (twoStage ? 75 : oilFree ? 50 : 60) : 100);
  });
});

test('a version for a higher pressure delivers less', () => {
  for (const [, master] of compressors) {
    const byPressure = versionsOf(master).sort(
      (a, b) => number(a, 'maxPressure')! - number(b, 'maxPressure')!,
    );
    const deliveries = byPressure.map((version) => number(version, 'freeAirDelivery')!);
    expect(deliveries).toEqual([...deliveries].sort((a, b) => b - a));
  }
});

test('of the same family, a machine with more power weighs more, and a piston is louder', () => {
  const families = new Set(compressors.map(([, master]) => text(master, 'family')));
  for (const family of families) {
    const ofFamily = compressors
      .map(([, master]) => master)
      .filter((master) => text(master, 'family') === family)
      .sort((a, b) => number(a, 'motorPower')! - number(b, 'motorPower')!);
    for (const figure of ['weight', 'soundPressureLevel']) {
      const values = ofFamily.map((master) => number(master, figure)!);
      expect([family, figure, values]).toEqual([family, figure, [...values].sort((a, b) => a - b)]);
    }
  }
});

describe.each(Object.entries(languages))('%s', (language, root) => {
  const shown = productPages(language as keyof typeof languages);
  const digits = (cell: string) =>
    Number(cell.replace(language === 'de' ? /\./g : /,/g, '').replace(',', '.'));

  test('shows each compressor on a page that is called by its name', () => {
    const names = compressors.map(([at, master]) => [text(master, 'name'), text(shown.get(at), 'navTitle')]);
    expect(names.map(([, name]) => name?.replace(/\s/g, ' '))).toEqual(
      names.map(([name]) => name?.replace(/\s/g, ' ')),
    );
  });

  test('says the same figures in the digital catalogue, by order number', () => {
    const rows = tableRows(pages.get(`${root}/business-partner-area/digital-catalogue`));
    for (const [, master] of compressors) {
      const row = rows.find(([, sku]) => sku?.startsWith(text(master, 'sku')));
      expect([text(master, 'sku'), row?.slice(3, 5).map(digits)]).toEqual([
        text(master, 'sku'),
        [number(master, 'weight'), number(master, 'ratedCurrent')],
      ]);
    }
    for (const { version, sku } of machines) {
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
