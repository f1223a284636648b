import { below, componentOf, isNode, languages, nodes, text, type Node } from './content-tree';

/** Key figures of one machine as they stand on its page. */
interface Machine {
  readonly power: number;
  readonly delivery: number;
  readonly deliveryAt10?: number;
  readonly displacement?: number;
  readonly pressure: number;
  readonly tank?: number;
  readonly voltage: number;
  readonly phases: number;
  readonly current: number;
  readonly noise: number;
  readonly duty: number;
  readonly weight: number;
}

const PRODUCTS = [
  'mobile/piston/m-24-silent',
  'mobile/piston/m-50',
  'mobile/piston/m-100-twin',
  'stationary/two-stage/s-270',
  'stationary/two-stage/s-500',
  'screw/fixed-speed/r-7',
  'screw/fixed-speed/r-15-t',
] as const;

const pageOf = (root: string, product: string): Node =>
  nodes.get(`${root}/products/${product}/jcr:content`) ?? {};

function keyFigures(content: Node): Map<string, string> {
  const table = [...below('', content)].find(
    ([at, node]) => componentOf(node) === 'table' && at.includes('key_figures'),
  )?.[1];
  const rows = table?.rows;
  if (!rows || !isNode(rows)) throw new Error('no table of key figures');
  return new Map(
    Object.values(rows)
      .filter(isNode)
      .map(
        ({ cells }) =>
          (cells as [string, string]).map((cell) => cell.replace(/\s/g, ' ')) as [string, string],
      ),
  );
}

const number = (value: string | undefined): number =>
  Number((value ?? '').replace(/,/g, '').match(/[\d.]+/)?.[0]);

function machine(product: string): Machine {
  const figures = keyFigures(pageOf(languages.en, product));
  const supply = figures.get('Voltage') ?? '';
  const optional = (name: string) =>
    figures.has(name) && /\d/.test(figures.get(name) ?? '') ? number(figures.get(name)) : undefined;
  return {
    power: number(figures.get('Motor power')),
    delivery:
      optional('Free air delivery at 8 bar') ?? number(figures.get('Free air delivery at maximum pressure')),
    deliveryAt10: optional('Free air delivery at 10 bar'),
    displacement: optional('Displacement'),
    pressure: number(figures.get('Max. pressure') ?? figures.get('Max. pressure, by version')),
    tank: optional('Tank'),
    voltage: number(supply),
    phases: /3~/.test(supply) ? 3 : 1,
    current: number(figures.get('Rated current')),
    noise: number(figures.get('Sound pressure level at 1 m')),
    duty: number(figures.get('Duty cycle')),
    weight: number(figures.get('Weight')),
  };
}

describe.each(PRODUCTS)('%s', (product) => {
  const figures = machine(product);
  const piston = figures.displacement !== undefined;
  const twoStage = product.includes('two-stage');

  test('says all that a buyer compares', () => {
    for (const [name, value] of Object.entries(figures)) {
      if (value !== undefined) expect([name, Number.isFinite(value) && value > 0]).toEqual([name, true]);
    }
  });

  test('delivers less than it displaces, by as much as its type loses', () => {
    if (!piston) return;
    const share = figures.delivery / (figures.displacement ?? NaN);
    expect(share).toBeGreaterThanOrEqual(twoStage ? 0.75 : 0.65);
    expect(share).toBeLessThanOrEqual(twoStage ? 0.82 : 0.75);
  });

  test('needs as much power for a cubic metre as machines of its type do', () => {
    for (const delivery of [figures.delivery, figures.deliveryAt10 ?? figures.delivery]) {
      const specific = figures.power / (delivery / 1000);
      expect(specific).toBeGreaterThanOrEqual(piston ? 8 : 6.6);
      expect(specific).toBeLessThanOrEqual(piston ? 10 : 7.5);
    }
  });

  test('delivers less at the higher pressure', () => {
    if (figures.deliveryAt10 !== undefined) expect(figures.deliveryAt10).toBeLessThan(figures.delivery);
  });

  test('runs from a supply that can feed its motor', () => {
    expect(figures.phases).toBe(figures.power <= 2.2 ? 1 : 3);
    expect(figures.voltage).toBe(figures.phases === 1 ? 230 : 400);
    const apparent = figures.phases === 1 ? 230 * 0.95 : Math.sqrt(3) * 400 * 0.84;
    const efficiency = (figures.power * 1000) / (apparent * figures.current);
    expect(efficiency).toBeGreaterThan(0.65);
    expect(efficiency).toBeLessThan(0.95);
  });

  test('may run as long as its type allows', () => {
    expect(figures.duty).toBe(piston ? (twoStage ? 75 : product.includes('silent') ? 50 : 60) : 100);
  });

  test('says the same figures on its card and in both languages', () => {
    const card = pageOf(languages.en, product).figures as string[];
    expect(number(card[0]?.split('|')[1])).toBe(figures.delivery);
    expect(number(card[2]?.split('|')[1])).toBe(figures.power);

    const germanCard = pageOf(languages.de, product).figures as string[];
    const digits = (line: string | undefined) => (line?.split('|')[1] ?? '').replace(/\D/g, '');
    expect(germanCard.map(digits)).toEqual(card.map(digits));
    const values = (root: string) =>
      [...keyFigures(pageOf(root, product)).values()].map((value) => value.replace(/\D/g, ''));
    expect(values(languages.de)).toEqual(values(languages.en));
  });

  test('is called by its name', () => {
    const name = text(pageOf(languages.en, product), 'navTitle');
    expect(name.toLowerCase().replace(/\s/g, '-')).toBe(product.split('/').at(-1));
    expect(text(pageOf(languages.de, product), 'navTitle')).toBe(name);
  });
});

test('a larger machine weighs more and, of the same type, is louder', () => {
  const machines = PRODUCTS.map((product) => machine(product));
  const weights = machines.map(({ weight }) => weight);
  expect(weights.filter((weight, i) => i > 0 && i !== 5 && weight <= (weights[i - 1] ?? 0))).toEqual([]);
  const noises = machines.map(({ noise }) => noise);
  expect(noises.slice(0, 5)).toEqual([...noises.slice(0, 5)].sort((a, b) => a - b));
  expect(Math.max(...noises.slice(5))).toBeLessThan(Math.min(...noises.slice(1, 5)));
});

test('a leak of 3 mm at 7 bar loses what the gas laws say', () => {
  const area = (Math.PI / 4) * 0.003 ** 2;
  const massFlow = (area * 8.013e5 * 0.6847) / Math.sqrt(287 * 293);
  const cubicMetresAMinute = (massFlow / 1.19) * 60;
  expect(cubicMetresAMinute).toBeCloseTo(0.67, 1);
  const post = JSON.stringify(nodes.get(`${languages.en}/blog/leaks-cost-more-than-you-think/jcr:content`));
  expect(post).toMatch(/0\.67\sm³\/min/);
});
