import { text, type Node } from '../content-tree';
import { familyOf, has, list, number, products, versionsIn, versionsOf } from './products';

const of = (product: Node, name: string) => number(product, name) ?? NaN;
const skusWhere = (among: Node[], isWrong: (product: Node) => boolean) =>
  among.filter(isWrong).map((product) => text(product, 'sku'));
const masters = (family: string) =>
  [...products.values()].filter((master) => `${familyOf(master)}/`.startsWith(`${family}/`));
const isRising = (values: number[]) =>
  values.every((value, index) => index === 0 || value >= values[index - 1]!);
const byFlow = (among: Node[]) => among.toSorted((a, b) => of(a, 'ratedFlow') - of(b, 'ratedFlow'));
const certified = (product: Node, id: string) =>
  list(product, 'certificates').includes(`ventora:certificate/${id}`);

describe('dryers', () => {
  test('refrigeration dryers reach 3 °C, class 4 of water in ISO 8573-1, under the reference conditions of ISO 7183', () => {
    const wrong = skusWhere(
      masters('dryers/refrigeration'),
      (dryer) =>
        of(dryer, 'pressureDewPoint') !== 3 ||
        text(dryer, 'purityClass') !== '–:4:–' ||
        !certified(dryer, 'iso-7183'),
    );
    expect(wrong).toEqual([]);
  });

  test('desiccant dryers reach -40 or -70 °C, classes 2 and 1 of water in ISO 8573-1; drier air means less flow', () => {
    for (const master of masters('dryers/adsorption')) {
      const versions = versionsOf(master);
      expect(
        versions.map((version) => [of(version, 'pressureDewPoint'), text(version, 'purityClass')]),
      ).toEqual([
        [-40, '–:2:–'],
        [-70, '–:1:–'],
      ]);
      expect(of(versions[1]!, 'ratedFlow')).toBeLessThan(of(versions[0]!, 'ratedFlow'));
    }
  });

  test('dryers lose too little pressure for a consumer to notice', () => {
    expect(skusWhere(versionsIn('dryers'), (dryer) => !(of(dryer, 'pressureDrop') <= 0.35))).toEqual([]);
  });

  test.each(['dryers/refrigeration', 'dryers/adsorption'])('larger dryers weigh more: %s', (family) => {
    const ladder = byFlow(masters(family));
    expect(ladder.length).toBeGreaterThanOrEqual(12);
    expect(isRising(ladder.map((dryer) => of(dryer, 'weight')))).toBe(true);
  });

  test('refrigeration dryers need 0.1 to 0.4 kW for each cubic metre a minute', () => {
    const wrong = skusWhere(masters('dryers/refrigeration'), (dryer) => {
      const volts = of(dryer, 'voltage') * (of(dryer, 'phases') === 3 ? Math.sqrt(3) : 1);
      const power = (volts * of(dryer, 'ratedCurrent') * 0.8) / 1000;
      const specific = power / (of(dryer, 'ratedFlow') / 1000);
      return !(specific > 0.1 && specific < 0.4);
    });
    expect(wrong).toEqual([]);
  });
});

describe('filters', () => {
  /** The most oil and the fewest particles of the classes of ISO 8573-1. */
  const oil: Record<string, number> = { 1: 0.01, 2: 0.1, 3: 1, 4: 5 };

  test('filters leave no more oil than their class of ISO 8573-1 allows', () => {
    const filters = masters('filters');
    expect(filters.length).toBeGreaterThanOrEqual(24);
    const wrong = skusWhere(filters, (filter) => {
      const [, , oilClass = ''] = text(filter, 'purityClass').split(':');
      return !(of(filter, 'residualOil') <= (oil[oilClass] ?? 0));
    });
    expect(wrong).toEqual([]);
  });

  test('finer filters lose more pressure; carbon has the largest openings', () => {
    const drop = (grade: string) => of(masters(`filters/${grade}`)[0]!, 'pressureDrop');
    expect(drop('fine')).toBeGreaterThan(drop('coarse'));
    expect(drop('carbon')).toBeLessThan(drop('coarse'));
  });

  test('filters come in every grade for every flow', () => {
    const flows = ['coarse', 'fine', 'carbon'].map((grade) =>
      byFlow(masters(`filters/${grade}`)).map((filter) => of(filter, 'ratedFlow')),
    );
    expect(flows[1]).toEqual(flows[0]);
    expect(flows[2]).toEqual(flows[0]);
  });
});

describe('air receivers', () => {
  const versions = versionsIn('tanks');

  test('air receivers state a volume that fits into their shell, and fills at least 70 % of it', () => {
    const wrong = skusWhere(versions, (tank) => {
      const sides = ['length', 'width', 'height'].map((side) => of(tank, side)).sort((a, b) => a - b);
      const upright = has(tank, 'vertical');
      const [diameter, long] = upright
        ? [of(tank, 'width'), of(tank, 'height')]
        : [of(tank, 'width'), of(tank, 'length')];
      const shell = ((Math.PI / 4) * diameter ** 2 * long) / 1e6;
      return sides[0] === undefined || of(tank, 'tankVolume') > shell || of(tank, 'tankVolume') < shell * 0.7;
    });
    expect(wrong).toEqual([]);
  });

  test('air receivers are certified to 2014/29/EU up to 10,000 bar·l, to 2014/68/EU above, and all to EN 286-1', () => {
    const wrong = masters('tanks').filter((master) => {
      const products_ = versionsOf(master).map((tank) => of(tank, 'tankVolume') * of(tank, 'maxPressure'));
      return (
        certified(master, '2014-29-eu') !== products_.some((product) => product <= 10_000) ||
        certified(master, '2014-68-eu') !== products_.some((product) => product > 10_000) ||
        !certified(master, 'en-286-1')
      );
    });
    expect(wrong.map((master) => text(master, 'sku'))).toEqual([]);
  });

  test('air receivers weigh more for more pressure and for more volume', () => {
    for (const master of masters('tanks')) {
      const [low, high] = versionsOf(master);
      expect(of(high!, 'weight')).toBeGreaterThan(of(low!, 'weight'));
    }
    for (const family of ['vertical', 'horizontal', 'galvanised']) {
      const byVolume = masters(`tanks/${family}`).sort((a, b) => of(a, 'tankVolume') - of(b, 'tankVolume'));
      expect(isRising(byVolume.map((tank) => of(tank, 'weight')))).toBe(true);
    }
  });
});

describe('pipework and hoses', () => {
  test('aluminium pipes weigh as much as their walls (2.7 kg/dm³) and hold 16 bar', () => {
    const wrong = skusWhere(versionsIn('air-net/pipes'), (pipe) => {
      const wall = (Math.PI / 4) * (of(pipe, 'outerDiameter') ** 2 - of(pipe, 'innerDiameter') ** 2);
      const weight = wall * of(pipe, 'length') * 2.7e-6;
      return Math.abs(weight - of(pipe, 'weight')) > 0.1 || of(pipe, 'maxPressure') !== 16;
    });
    expect(wrong).toEqual([]);
  });

  test('pipes carry air by the power of 2.6 of their bore, as turbulent flow does', () => {
    const ladder = byFlow(masters('air-net/pipes'));
    const [thin, wide] = [ladder[0]!, ladder.at(-1)!];
    const exponent =
      Math.log(of(wide, 'ratedFlow') / of(thin, 'ratedFlow')) /
      Math.log(of(wide, 'innerDiameter') / of(thin, 'innerDiameter'));
    expect(exponent).toBeGreaterThan(2.5);
    expect(exponent).toBeLessThan(2.8);
  });

  test('fittings, valves and outlets have exactly the diameters of the pipes', () => {
    const diameters = new Set(masters('air-net/pipes').map((pipe) => of(pipe, 'outerDiameter')));
    const parts = [...versionsIn('air-net/fittings'), ...versionsIn('air-net/valves')];
    expect(parts.length).toBeGreaterThan(80);
    expect(skusWhere(parts, (part) => !diameters.has(of(part, 'outerDiameter')))).toEqual([]);
  });

  test('longer hoses pass less air', () => {
    for (const master of masters('hoses')) {
      const flows = versionsOf(master).map((hose) => of(hose, 'ratedFlow'));
      expect(isRising(flows.toReversed())).toBe(true);
    }
  });
});
